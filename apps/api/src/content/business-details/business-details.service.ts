import { randomUUID } from 'node:crypto';
import { defaultLanguage, speak } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { SiteContent } from '../../platform/database/entities/site/site-content.entity.js';
import { namedQuery } from '../../platform/database/named-query.js';
import { Problem } from '../../platform/http/problems/problem.js';
import { type StaffMember, nameOfStaff } from '../../platform/http/access/staff-member.js';
import { SiteEdits, lockTexts } from '../core/site-edits.js';
import { type BusinessDetails, venueMailFrom, businessDetailsFrom } from '../core/business-details.js';
import { textsOfBusinessDetails } from '../core/current-business-details.js';
import { LookService } from '../images/look.service.js';
import type {
  SaveBusinessDetailsDto,
  StoredBusinessDetailsDto,
  BusinessDetailsFactsDto,
} from './business-details.dto.js';

const upsertStatement = {
  name: 'save-business-details',
  text: `
    INSERT INTO site_content (id, key, section, content_en, content_sk, updated_at, updated_by, updated_by_name)
    SELECT id, key, 'venue', text, text, $1, $2, $3 FROM unnest($4::uuid[], $5::text[], $6::text[]) AS one (id, key, text)
    ON CONFLICT (key) DO UPDATE SET content_en = excluded.content_en, content_sk = excluded.content_sk,
      version = site_content.version + 1, updated_at = excluded.updated_at, updated_by = excluded.updated_by,
      updated_by_name = excluded.updated_by_name`,
};

type Fields = Record<keyof BusinessDetailsFactsDto, string>;

@Injectable()
export class BusinessDetailsService {
  constructor(
    private readonly source: DataSource,
    private readonly edits: SiteEdits,
    private readonly look: LookService,
  ) {}

  async get(): Promise<StoredBusinessDetailsDto> {
    return stored(await textsOfBusinessDetails(this.source.manager));
  }

  async save({ version, ...wanted }: SaveBusinessDetailsDto, by: StaffMember): Promise<StoredBusinessDetailsDto> {
    const saved = await this.edits.apply(async (tx, now) => {
      await lockTexts(tx);
      const rows = await textsOfBusinessDetails(tx);
      if (version !== versionOf(rows)) throw new Problem('changed_meanwhile');
      const [before, after] = [fieldsOf(stored(rows)), fieldsOf(wanted)];
      const changed = (Object.keys(after) as (keyof Fields)[]).filter((field) => before[field] !== after[field]);
      await namedQuery(tx, upsertStatement, [
        ...[now, by.id, nameOfStaff(by)],
        changed.map(() => randomUUID()),
        changed.map((field) => `venue.${field}`),
        changed.map((field) => after[field]),
      ]);
      const change = { by, action: 'content.save', subjectId: 'venue', before, after } as const;
      return { result: stored(await textsOfBusinessDetails(tx)), change: changed.length > 0 ? change : null };
    });
    this.look.refreshMap(by).catch(() => undefined); // the admin shows a missing map
    speak(saved.languages);
    return saved;
  }
}

const versionOf = (rows: readonly SiteContent[]): number => rows.reduce((sum, { version }) => sum + version, 0);

function stored(rows: readonly SiteContent[]): StoredBusinessDetailsDto {
  const { latitude, longitude, ...businessDetails }: BusinessDetails = businessDetailsFrom(rows, defaultLanguage);
  const { language, sender, staffCopies, staffEmail } = venueMailFrom(rows);
  return {
    ...businessDetails,
    latitude: String(latitude ?? ''),
    longitude: String(longitude ?? ''),
    mailLanguage: language,
    staffCopies,
    staffEmail,
    senderName: sender?.name ?? null,
    senderEmail: sender?.address ?? null,
    version: versionOf(rows),
  };
}

/** A list gets one line per value. */
function fieldsOf({ version: _version, ...facts }: BusinessDetailsFactsDto & { version?: number }): Fields {
  const texts = Object.entries(facts).map(([field, fact]: [string, string | string[] | null]) => [
    field,
    Array.isArray(fact) ? fact.join('\n') : (fact ?? ''),
  ]);
  return Object.fromEntries(texts) as Fields;
}
