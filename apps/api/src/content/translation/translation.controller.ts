import { Body, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { StaffController, RequirePermission } from '../../platform/http/access/staff-controller.js';
import { FailsWith } from '../../platform/http/problems/problem.dto.js';
import { TranslateDto, TranslateText, TranslationDto, TranslatorDto } from './translate-text.js';

@StaffController('admin/translate', 'translation')
export class TranslationController {
  constructor(private readonly translator: TranslateText) {}

  @Get()
  @RequirePermission('texts.translate')
  @ApiOperation({ summary: 'Whether a translator is set up' })
  @ApiOkResponse({ type: TranslatorDto })
  describeTranslator(): TranslatorDto {
    return this.translator.describeTranslator();
  }

  @Post()
  @RequirePermission('texts.translate')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Translate a text from the other language of the venue',
    description:
      'Without a provider, the pairs of texts that the site has are looked through for exactly this one. Whatever goes wrong is a 503 that says so.',
  })
  @ApiOkResponse({ type: TranslationDto })
  @FailsWith('validation_failed', 'translation_unavailable', 'translator_missing')
  translateText(@Body() { text, targetLanguage }: TranslateDto): Promise<TranslationDto> {
    return this.translator.translateText(text, targetLanguage);
  }
}
