import type { Language } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, Like } from 'typeorm';
import { Settings } from '../../platform/config/settings.js';
import { SiteContent } from '../../platform/database/entities/site/site-content.entity.js';
import {
  type VenueMailSettings,
  type BusinessDetails,
  toVenueMailSettings,
  toBusinessDetails,
} from './business-details.js';

export const findBusinessDetailsTexts = (manager: EntityManager): Promise<SiteContent[]> =>
  manager.findBy(SiteContent, { key: Like('venue.%') });

export const staffAddressSources = ['venue', 'installation', 'owner'] as const;

export interface StaffCopyRecipient {
  address: string;
  from: (typeof staffAddressSources)[number];
}

const firstOwnerQuery = `
  SELECT email AS address, 'owner' AS "from" FROM users JOIN admin_users USING (id)
  WHERE role = 'owner' AND NOT is_disabled ORDER BY created_at, id LIMIT 1`;

@Injectable()
export class BusinessDetailsReader {
  private cachedTexts: SiteContent[] | null = null;

  constructor(
    private readonly source: DataSource,
    private readonly settings: Settings,
  ) {}

  async readDetails(language: Language): Promise<BusinessDetails> {
    this.cachedTexts = await findBusinessDetailsTexts(this.source.manager);
    return toBusinessDetails(this.cachedTexts, language);
  }

  getCachedDetails(language: Language): BusinessDetails | null {
    return this.cachedTexts && toBusinessDetails(this.cachedTexts, language);
  }

  /** `null` while no owner could read the copies. */
  async readStaffCopyRecipient(manager: EntityManager = this.source.manager): Promise<StaffCopyRecipient | null> {
    const { staffEmail } = toVenueMailSettings(await findBusinessDetailsTexts(manager));
    if (staffEmail) return { address: staffEmail, from: 'venue' };
    const { staffAddress } = this.settings.mail;
    if (staffAddress !== null) return { address: staffAddress, from: 'installation' };
    return (await manager.query<StaffCopyRecipient[]>(firstOwnerQuery))[0] ?? null;
  }

  /** `null` for the team's language. */
  async readMailDetails(
    guestLanguage: Language | null,
  ): Promise<VenueMailSettings & { businessDetails: BusinessDetails }> {
    const texts = await findBusinessDetailsTexts(this.source.manager);
    const { language: teamLanguage, ...mailSettings } = toVenueMailSettings(texts);
    const language = guestLanguage ?? teamLanguage;
    return { ...mailSettings, language, businessDetails: toBusinessDetails(texts, language) };
  }
}
