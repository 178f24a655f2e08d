import { type Language, defaultLanguage } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { DataSource, Like, Not } from 'typeorm';
import { Captcha } from '../../platform/captcha/captcha.js';
import { SiteContent } from '../../platform/database/entities/site/site-content.entity.js';
import { SiteImage } from '../../platform/database/entities/site/site-image.entity.js';
import { pictureKeys } from '../../menu/stored-menu.js';
import type { MenuDto } from '../../menu/dto/menu.dto.js';
import { BuiltInContent } from '../core/built-in-content.js';
import { lookVersion } from '../core/look.js';
import { businessDetailsFrom } from '../core/business-details.js';
import { textsOfBusinessDetails } from '../core/current-business-details.js';
import type { SiteDto } from './dto/site.dto.js';
import { PublicVenueReader } from './public-venue.js';
import { shownImage } from '../core/shown-image.js';
import { shownTexts } from './shown-texts.js';

@Injectable()
export class SiteService {
  constructor(
    private readonly source: DataSource,
    private readonly captcha: Captcha,
    private readonly builtIn: BuiltInContent,
    private readonly venue: PublicVenueReader,
  ) {}

  async getSite(language: Language): Promise<SiteDto> {
    const rows = await this.source.manager.find(SiteContent);
    const images = await this.source.manager.findBy(SiteImage, { key: Not(Like(`${pictureKeys}%`)) });
    return {
      language,
      businessDetails: businessDetailsFrom(rows, language),
      texts: shownTexts(rows, this.builtIn, language),
      look: lookVersion({ rows, images, builtIn: this.builtIn }, language),
      images: Object.fromEntries(images.map((image) => [image.key, shownImage(image, language)])),
      ...(await this.venue.current(language)),
      captcha: this.captcha.publicSettings(),
    };
  }

  /** The languages of the pages, the venue's first language first. */
  async languages(): Promise<Language[]> {
    return businessDetailsFrom(await textsOfBusinessDetails(this.source.manager), defaultLanguage).languages;
  }

  getMenu(language: Language): Promise<MenuDto> {
    return this.venue.menu(language);
  }
}
