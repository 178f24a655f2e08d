import { Get, Header, Query } from '@nestjs/common';
import { ApiExtraModels, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { type Language, defaultLanguage, languages } from '@strapec/domain';
import { Field, oneOf } from '../../platform/http/fields/field-rule.js';
import { FailsWith } from '../../platform/http/problems/problem.dto.js';
import { PublicController } from '../../platform/http/access/route-access.js';
import { SiteImageDto } from '../core/site-image.dto.js';
import { SiteDto } from './dto/site.dto.js';
import { SiteService } from './site.service.js';

class GetSiteDto {
  @Field(oneOf(languages), { required: false, enum: languages, default: defaultLanguage })
  lang: Language = defaultLanguage;
}

@PublicController('site', 'site')
export class SiteController {
  constructor(private readonly site: SiteService) {}

  @Get()
  @Header('Cache-Control', 'no-cache')
  @ApiOperation({ summary: 'What the public pages need: venue, texts, images, opening hours, captcha' })
  @ApiExtraModels(SiteImageDto)
  @ApiOkResponse({ type: SiteDto })
  @FailsWith('validation_failed', 'busy')
  getSite(@Query() { lang }: GetSiteDto): Promise<SiteDto> {
    return this.site.getSite(lang);
  }
}
