import type { Language } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, Like } from 'typeorm';
import { Settings } from '../../platform/config/settings.js';
import { SiteContent } from '../../platform/database/entities/site/site-content.entity.js';
import { type HouseMail, type Venue, houseMailFrom, venueFrom } from './venue.js';

export interface MailVenue extends HouseMail {
  venue: Venue;
}

export const textsOfVenue = (manager: EntityManager): Promise<SiteContent[]> =>
  manager.findBy(SiteContent, { key: Like('venue.%') });

export const staffAddressSources = ['house', 'installation', 'owner'] as const;

export interface StaffAddress {
  address: string;
  from: (typeof staffAddressSources)[number];
}

const firstOwner = `
  SELECT email AS address, 'owner' AS "from" FROM users JOIN admin_users USING (id)
  WHERE role = 'owner' AND NOT is_disabled ORDER BY created_at, id LIMIT 1`;

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

  /** The last value read, without a query; `null` before the first read. */
  known(language: Language): Venue | null {
    return this.last && venueFrom(this.last, language);
  }

  async houseMail(): Promise<HouseMail> {
    return houseMailFrom(await textsOfVenue(this.source.manager));
  }

  /** `null` while no owner exists who could read the copies. */
  async staffAddress(manager: EntityManager = this.source.manager): Promise<StaffAddress | null> {
    const { staffEmail } = houseMailFrom(await textsOfVenue(manager));
    if (staffEmail) return { address: staffEmail, from: 'house' };
    const { staff } = this.settings.mail;
    if (staff !== null) return { address: staff, from: 'installation' };
    return (await manager.query<StaffAddress[]>(firstOwner))[0] ?? null;
  }

  /** For a guest, pass the guest's language; for the team, pass `null` to use the team's language. */
  async forMail(guestLanguage: Language | null): Promise<MailVenue> {
    const texts = await textsOfVenue(this.source.manager);
    const { language: ours, ...mail } = houseMailFrom(texts);
    const language = guestLanguage ?? ours;
    return { ...mail, language, venue: venueFrom(texts, language) };
  }
}
