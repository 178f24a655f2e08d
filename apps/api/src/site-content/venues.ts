import type { Language } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { DataSource, Like } from 'typeorm';
import { SiteContent } from '../database/entities/site-content.entity.js';
import { type Venue, venueFrom } from './venue.js';

/** The bar's name and address as staff have written them. */
@Injectable()
export class Venues {
  constructor(private readonly source: DataSource) {}

  async inLanguage(language: Language): Promise<Venue> {
    return venueFrom(await this.source.manager.findBy(SiteContent, { key: Like('venue.%') }), language);
  }
}
