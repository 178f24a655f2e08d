import { randomUUID } from 'node:crypto';
import { defaultLanguage, setSiteLanguages } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { SiteContent } from '../../platform/database/entities/site/site-content.entity.js';
import { queryInTransaction } from '../../platform/database/named-statements.js';
import { Problem } from '../../platform/http/problems/problem.js';
import { type StaffMember, toStaffDisplayName } from '../../platform/http/access/staff-member.js';
import { SiteEdits, lockTexts } from '../core/site-edits.js';
import { type BusinessDetails, toVenueMailSettings, toBusinessDetails } from '../core/business-details.js';
import { findBusinessDetailsTexts } from '../core/business-details-reader.js';
import { VenueImagesService } from '../images/venue-images.service.js';
import type {
  SaveBusinessDetailsDto,
  StoredBusinessDetailsDto,
  BusinessDetailsFactsDto,
} from './stored-business-details.dto.js';

const upsertStatement = {
  name: 'save-business-details',
  text: `
    INSERT INTO site_content (id, key, section, content_en, content_sk, updated_at, updated_by, updated_by_name)
    SELECT id, key, 'venue', text, text, $1, $2, $3 FROM unnest($4::uuid[], $5::text[], $6::text[]) AS one (id, key, text)
    ON CONFLICT (key) DO UPDATE SET content_en = excluded.content_en, content_sk = excluded.content_sk,
      version = site_content.version + 1, updated_at = excluded.updated_at, updated_by = excluded.updated_by,
      updated_by_name = excluded.updated_by_name`,
};

type TextFields = Record<keyof BusinessDetailsFactsDto, string>;

@Injectable()
export class BusinessDetailsService {
  constructor(
    private readonly source: DataSource,
    private readonly edits: SiteEdits,
    private readonly venueImages: VenueImagesService,
  ) {}

  async getBusinessDetails(): Promise<StoredBusinessDetailsDto> {
    return toStoredDetails(await findBusinessDetailsTexts(this.source.manager));
  }

  async saveBusinessDetails(
    { version, ...facts }: SaveBusinessDetailsDto,
    by: StaffMember,
  ): Promise<StoredBusinessDetailsDto> {
    const savedDetails = await this.edits.applyEdit(async (tx, now) => {
      await lockTexts(tx);
      const rows = await findBusinessDetailsTexts(tx);
      if (version !== sumVersions(rows)) throw new Problem('changed_meanwhile');
      const [before, after] = [toTextFields(toStoredDetails(rows)), toTextFields(facts)];
      const changedFields = (Object.keys(after) as (keyof TextFields)[]).filter((key) => before[key] !== after[key]);
      await queryInTransaction(tx, upsertStatement, [
        ...[now, by.id, toStaffDisplayName(by)],
        changedFields.map(() => randomUUID()),
        changedFields.map((field) => `venue.${field}`),
        changedFields.map((field) => after[field]),
      ]);
      const auditEntry = { by, action: 'content.save', subjectId: 'venue', before, after } as const;
      const result = toStoredDetails(await findBusinessDetailsTexts(tx));
      return { result, auditEntry: changedFields.length > 0 ? auditEntry : null };
    });
    this.venueImages.fetchMapIfMoved(by).catch(() => undefined); // the admin shows a missing map
    setSiteLanguages(savedDetails.languages);
    return savedDetails;
  }
}

const sumVersions = (rows: readonly SiteContent[]): number => rows.reduce((sum, { version }) => sum + version, 0);

function toStoredDetails(rows: readonly SiteContent[]): StoredBusinessDetailsDto {
  const { latitude, longitude, ...businessDetails }: BusinessDetails = toBusinessDetails(rows, defaultLanguage);
  const { language, sender, staffCopies, staffEmail } = toVenueMailSettings(rows);
  return {
    ...businessDetails,
    latitude: String(latitude ?? ''),
    longitude: String(longitude ?? ''),
    mailLanguage: language,
    staffCopies,
    staffEmail,
    senderName: sender?.name ?? null,
    senderEmail: sender?.address ?? null,
    version: sumVersions(rows),
  };
}

/** A list gets one line per value. */
function toTextFields({ version: _version, ...facts }: BusinessDetailsFactsDto & { version?: number }): TextFields {
  const texts = Object.entries(facts).map(([field, fact]: [string, string | string[] | null]) => [
    field,
    Array.isArray(fact) ? fact.join('\n') : (fact ?? ''),
  ]);
  return Object.fromEntries(texts) as TextFields;
}
