import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Settings } from '../../platform/config/settings.js';
import { BuiltInContent } from '../core/built-in-content.js';
import { ContentModule } from '../core/content.module.js';
import { LibreTranslate } from './libre-translate.js';
import { TranslationMemory } from './translation-memory.js';
import { TranslationController } from './translation.controller.js';
import { TranslateText } from './translate-text.js';
import { Translator } from './translator.js';

@Module({
  imports: [ContentModule],
  controllers: [TranslationController],
  providers: [
    TranslateText,
    { provide: Translator, useFactory: chosenTranslator, inject: [Settings, DataSource, BuiltInContent] },
  ],
})
export class TranslationModule {}

async function chosenTranslator(
  { translate }: Settings,
  source: DataSource,
  builtIn: BuiltInContent,
): Promise<Translator> {
  if (translate.provider === 'libretranslate') return new LibreTranslate(translate);
  if (translate.provider === 'deepl') return new (await import('./deepl.js')).DeepL(translate); // loaded only when used
  return new TranslationMemory(source, builtIn);
}
