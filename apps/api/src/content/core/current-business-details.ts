import type { Language } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, Like } from 'typeorm';
import { Settings } from '../../platform/config/settings.js';
import { SiteContent } from '../../platform/database/entities/site/site-content.entity.js';
import { type VenueMail, type BusinessDetails, venueMailFrom, businessDetailsFrom } from './business-details.js';

interface MailBusinessDetails extends VenueMail {
  businessDetails: BusinessDetails;
}

export const textsOfBusinessDetails = (manager: EntityManager): Promise<SiteContent[]> =>
  manager.findBy(SiteContent, { key: Like('venue.%') });

export const staffAddressSources = ['venue', 'installation', 'owner'] as const;

export interface StaffAddress {
  address: string;
  from: (typeof staffAddressSources)[number];
}

const firstOwner = `
  SELECT email AS address, 'owner' AS "from" FROM users JOIN admin_users USING (id)
  WHERE role = 'owner' AND NOT is_disabled ORDER BY created_at, id LIMIT 1`;

@Injectable()
export class CurrentBusinessDetails {
  private last: SiteContent[] | null = null;

  constructor(
    private readonly source: DataSource,
    private readonly settings: Settings,
  ) {}

  async inLanguage(language: Language): Promise<BusinessDetails> {
    this.last = await textsOfBusinessDetails(this.source.manager);
    return businessDetailsFrom(this.last, language);
  }

  known(language: Language): BusinessDetails | null {
    return this.last && businessDetailsFrom(this.last, language);
  }

  async venueMail(): Promise<VenueMail> {
    return venueMailFrom(await textsOfBusinessDetails(this.source.manager));
  }

  /** `null` while no owner could read the copies. */
  async staffAddress(manager: EntityManager = this.source.manager): Promise<StaffAddress | null> {
    const { staffEmail } = venueMailFrom(await textsOfBusinessDetails(manager));
    if (staffEmail) return { address: staffEmail, from: 'venue' };
    const { staff } = this.settings.mail;
    if (staff !== null) return { address: staff, from: 'installation' };
    return (await manager.query<StaffAddress[]>(firstOwner))[0] ?? null;
  }

  /** `null` for the team's language. */
  async forMail(guestLanguage: Language | null): Promise<MailBusinessDetails> {
    const texts = await textsOfBusinessDetails(this.source.manager);
    const { language: ours, ...mail } = venueMailFrom(texts);
    const language = guestLanguage ?? ours;
    return { ...mail, language, businessDetails: businessDetailsFrom(texts, language) };
  }
}
