import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Settings } from '../config/settings.js';
import { BuiltInContent } from '../site-content/built-in-content.js';
import { SiteContentModule } from '../site-content/site-content.module.js';
import { DeepL } from './deepl.js';
import { LibreTranslate } from './libre-translate.js';
import { TranslationMemory } from './translation-memory.js';
import { TranslationController } from './translation.controller.js';
import { TranslateText } from './translate-text.js';
import { Translator } from './translator.js';

@Module({
  imports: [SiteContentModule],
  controllers: [TranslationController],
  providers: [
    TranslateText,
    { provide: Translator, useFactory: chosenTranslator, inject: [Settings, DataSource, BuiltInContent] },
  ],
})
export class TranslationModule {}

/** The one translator that the environment names. */
function chosenTranslator({ translate }: Settings, source: DataSource, builtIn: BuiltInContent): Translator {
  if (translate.provider === 'libretranslate') return new LibreTranslate(translate);
  if (translate.provider === 'deepl') return new DeepL(translate);
  return new TranslationMemory(source, builtIn);
}
