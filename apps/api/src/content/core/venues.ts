import type { Language } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, Like } from 'typeorm';
import { Settings } from '../../platform/config/settings.js';
import { SiteContent } from '../../platform/database/entities/site/site-content.entity.js';
import { type HouseMail, type Venue, houseMailFrom, venueFrom } from './venue.js';

/** What a mail is written in, from whom, and by which house. */
export interface MailVenue extends HouseMail {
  venue: Venue;
}

/** The texts of which name, address and mails of the house are made. */
export const textsOfVenue = (manager: EntityManager): Promise<SiteContent[]> =>
  manager.findBy(SiteContent, { key: Like('venue.%') });

export const staffAddressSources = ['house', 'installation', 'owner'] as const;

/** Where the team's copies go, and whose choice that is. */
export interface StaffAddress {
  address: string;
  from: (typeof staffAddressSources)[number];
}

const firstOwner = `
  SELECT email AS address, 'owner' AS "from" FROM users JOIN admin_users USING (id)
  WHERE role = 'owner' AND NOT is_disabled ORDER BY created_at, id LIMIT 1`;

/** The bar's name and address, and how it writes, as staff have written them. */
@Injectable()
export class Venues {
  private last: SiteContent[] | null = null;

  constructor(
    private readonly source: DataSource,
    private readonly settings: Settings,
  ) {}

  async inLanguage(language: Language): Promise<Venue> {
    this.last = await textsOfVenue(this.source.manager);
    return venueFrom(this.last, language);
  }

  /** As it was read last, without a look at the database; `null` before the first time. */
  known(language: Language): Venue | null {
    return this.last && venueFrom(this.last, language);
  }

  async houseMail(): Promise<HouseMail> {
    return houseMailFrom(await textsOfVenue(this.source.manager));
  }

  /** `null` while there is no owner who could read them. */
  async staffAddress(manager: EntityManager = this.source.manager): Promise<StaffAddress | null> {
    const { staffEmail } = houseMailFrom(await textsOfVenue(manager));
    if (staffEmail) return { address: staffEmail, from: 'house' };
    const { staff } = this.settings.mail;
    if (staff !== null) return { address: staff, from: 'installation' };
    return (await manager.query<StaffAddress[]>(firstOwner))[0] ?? null;
  }

  /** Of a mail to a guest in their language, of one to the house, `null`, in its own. */
  async forMail(guestLanguage: Language | null): Promise<MailVenue> {
    const texts = await textsOfVenue(this.source.manager);
    const { language: ours, ...mail } = houseMailFrom(texts);
    const language = guestLanguage ?? ours;
    return { ...mail, language, venue: venueFrom(texts, language) };
  }
}
