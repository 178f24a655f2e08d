import type { Language } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Settings } from '../config/settings.js';
import { SiteContent } from '../database/entities/site-content.entity.js';
import { BuiltInContent } from '../content/built-in-content.js';
import { Venues } from '../content/venues.js';
import type { HouseTold } from './discovery-documents.js';

const descriptionKey = 'meta.home.description';

/** What programs are told before they call: who the house is, and where they call it. */
@Injectable()
export class Discovery {
  constructor(
    private readonly source: DataSource,
    private readonly venues: Venues,
    private readonly builtIn: BuiltInContent,
    private readonly settings: Settings,
  ) {}

  /** The house in a language, by the texts that search engines read, too. */
  async told(language: Language): Promise<HouseTold> {
    const venue = await this.venues.inLanguage(language);
    const row = await this.source.manager.findOneBy(SiteContent, { key: descriptionKey });
    const written = language === 'sk' ? row?.contentSk : row?.contentEn;
    const description = written?.trim() || (this.builtIn.textOf(descriptionKey)?.[language] ?? venue.name);
    return { venue, description, origin: this.settings.publicUrl };
  }
}
