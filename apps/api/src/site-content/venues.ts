import type { Language } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { DataSource, Like } from 'typeorm';
import { SiteContent } from '../database/entities/site-content.entity.js';
import { type HouseMail, type Venue, houseMailFrom, venueFrom } from './venue.js';

/** The bar's name and address, and how it writes, as staff have written them. */
@Injectable()
export class Venues {
  constructor(private readonly source: DataSource) {}

  async inLanguage(language: Language): Promise<Venue> {
    return venueFrom(await this.rows(), language);
  }

  async houseMail(): Promise<HouseMail> {
    return houseMailFrom(await this.rows());
  }

  private rows(): Promise<SiteContent[]> {
    return this.source.manager.findBy(SiteContent, { key: Like('venue.%') });
  }
}
