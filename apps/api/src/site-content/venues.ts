import type { Language } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, Like } from 'typeorm';
import { SiteContent } from '../database/entities/site-content.entity.js';
import { type HouseMail, type Venue, houseMailFrom, venueFrom } from './venue.js';

/** What a mail is written in, from whom, and by which house. */
export interface MailVenue extends HouseMail {
  venue: Venue;
}

/** The texts of which name, address and mails of the house are made. */
export const textsOfVenue = (manager: EntityManager): Promise<SiteContent[]> =>
  manager.findBy(SiteContent, { key: Like('venue.%') });

/** The bar's name and address, and how it writes, as staff have written them. */
@Injectable()
export class Venues {
  constructor(private readonly source: DataSource) {}

  async inLanguage(language: Language): Promise<Venue> {
    return venueFrom(await textsOfVenue(this.source.manager), language);
  }

  async houseMail(): Promise<HouseMail> {
    return houseMailFrom(await textsOfVenue(this.source.manager));
  }

  /** Of a mail to a guest in their language, of one to the house, `null`, in its own. */
  async forMail(guestLanguage: Language | null): Promise<MailVenue> {
    const texts = await textsOfVenue(this.source.manager);
    const { language: ours, ...mail } = houseMailFrom(texts);
    const language = guestLanguage ?? ours;
    return { ...mail, language, venue: venueFrom(texts, language) };
  }
}
