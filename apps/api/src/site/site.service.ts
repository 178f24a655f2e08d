import { type Language, houseSchedule } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Captcha } from '../captcha/captcha.js';
import { SiteContent } from '../database/entities/site-content.entity.js';
import { SiteImage } from '../database/entities/site-image.entity.js';
import { venueFrom } from '../venue/venue.js';
import type { SiteDto } from './dto/site.dto.js';
import { openingHoursList } from './opening-hours-list.js';

/** What the public pages show. */
@Injectable()
export class SiteService {
  constructor(
    private readonly source: DataSource,
    private readonly captcha: Captcha,
  ) {}

  async getSite(language: Language): Promise<SiteDto> {
    const rows = await this.source.manager.find(SiteContent);
    const images = await this.source.manager.find(SiteImage);
    const isSlovak = language === 'sk';
    return {
      language,
      venue: venueFrom(rows, language),
      texts: Object.fromEntries(rows.map((row) => [row.key, isSlovak ? row.contentSk : row.contentEn])),
      images: Object.fromEntries(
        images.map((image) => [image.key, { url: image.imageUrl, alt: isSlovak ? image.altTextSk : image.altTextEn }]),
      ),
      openingHours: openingHoursList(houseSchedule),
      captcha: this.captcha.publicSettings(),
    };
  }

  /** Changes whenever a text or an image does. */
  async getVersion(): Promise<string> {
    const [row] = await this.source.query<{ version: string }[]>(`
      SELECT concat_ws(' ', (SELECT max(updated_at)::text FROM site_content), (SELECT count(*) FROM site_content),
        (SELECT max(updated_at)::text FROM site_images), (SELECT count(*) FROM site_images)) AS version`);
    return row?.version ?? '';
  }
}
