import { type ImportableSubscriber, parseImportDateTime, parseImportRow } from '@strapec/domain';
import type { EntityManager } from 'typeorm';
import { instantOf } from '../platform/clock/local-time.js';
import { emailHashSql } from '../platform/database/sql-expressions.js';
import { queryInTransaction } from '../platform/database/named-statements.js';
import { toStoredEmail } from '../platform/http/fields/stored-email.js';
import type { ImportedSubscribersDto, SkippedRowDto } from './newsletter.dto.js';

interface ImportRow extends Omit<ImportableSubscriber, 'subscribedAt'> {
  row: number;
  subscribedAt: Date | null;
}

type SkippedSubscriber = Pick<ImportRow, 'email' | 'isActive'> & Pick<SkippedRowDto, 'reason'>;

const batchSize = 5_000;
const importedFields = ['email', 'firstName', 'lastName', 'language', 'notes', 'subscribedAt', 'isActive'] as const;

/**
 * Returns the skipped addresses. A row of an unsubscribed guest ends a subscription from an import and blocks the
 * address; a subscription from the website stays.
 */
const importStatement = {
  name: 'import-subscribers',
  text: `
    WITH given AS (
      SELECT row.*, ${emailHashSql('email')} AS email_hash
      FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::timestamptz[], $7::boolean[])
        AS row (email, first_name, last_name, language, notes, subscribed_at, is_active)),
    added AS (
      INSERT INTO newsletter_subscribers (id, email, first_name, last_name, language, notes, subscribed_at, is_active,
        source, unsubscribe_token)
      SELECT gen_random_uuid(), email, first_name, last_name, language, notes, coalesce(subscribed_at, $8), is_active,
        'admin_import', gen_random_uuid()
      FROM given WHERE email_hash NOT IN (SELECT email_hash FROM newsletter_suppressions)
      ON CONFLICT (email) DO UPDATE SET is_active = false
        WHERE newsletter_subscribers.is_active AND NOT excluded.is_active AND newsletter_subscribers.source <> 'website'
          AND NOT EXISTS (SELECT 1 FROM newsletter_consents
            WHERE email_hash = ${emailHashSql('excluded.email')} AND withdrawn_at IS NULL)
      RETURNING email, is_active),
    barred AS (
      INSERT INTO newsletter_suppressions (email_hash, suppressed_at)
      SELECT ${emailHashSql('email')}, $8 FROM added WHERE NOT is_active ON CONFLICT (email_hash) DO NOTHING)
    SELECT given.email, given.is_active AS "isActive",
      CASE WHEN known.is_active IS FALSE OR suppressed.email_hash IS NOT NULL THEN 'unsubscribed'
        WHEN given.is_active THEN 'already_subscribed' ELSE 'subscribed_by_website' END AS reason
    FROM given
      LEFT JOIN newsletter_subscribers AS known ON known.email = given.email
      LEFT JOIN newsletter_suppressions AS suppressed ON suppressed.email_hash = given.email_hash
    WHERE given.email NOT IN (SELECT email FROM added)`,
};

/** Unsubscribed addresses stay so. */
export async function importSubscriberRows(
  tx: EntityManager,
  rows: readonly unknown[],
  now: Date,
): Promise<Omit<ImportedSubscribersDto, 'skippedCount'>> {
  const { importable, skipped } = splitRows(rows, now);
  let left = importable.filter(({ isActive }) => !isActive).length;
  for (let index = 0; index < importable.length; index += batchSize) {
    const batch = importable.slice(index, index + batchSize);
    const rowsByEmail = new Map(batch.map(({ email, row }) => [email, row]));
    const columns = importedFields.map((field) => batch.map((row) => row[field]));
    const skippedRows = await queryInTransaction<SkippedSubscriber>(tx, importStatement, [...columns, now]);
    for (const { email, isActive, reason } of skippedRows) {
      skipped.push({ row: rowsByEmail.get(email) ?? 0, email, reason });
      if (!isActive) left -= 1;
    }
  }
  return { imported: rows.length - skipped.length - left, left, skipped: skipped.sort((a, b) => a.row - b.row) };
}

/** By address, so that two concurrent imports cannot deadlock. */
function splitRows(rows: readonly unknown[], now: Date): { importable: ImportRow[]; skipped: SkippedRowDto[] } {
  const rowsByEmail = new Map<string, ImportRow>();
  const skipped: SkippedRowDto[] = [];
  rows.forEach((rawRow, index) => {
    const row = index + 1;
    const parsed = parseImportRow(rawRow);
    if (typeof parsed === 'string') {
      skipped.push({ row, email: rawEmail(rawRow), reason: parsed });
      return;
    }
    const email = toStoredEmail(parsed.email);
    const firstRow = rowsByEmail.get(email);
    if (!firstRow)
      rowsByEmail.set(email, { ...parsed, email, row, subscribedAt: parseInstant(parsed.subscribedAt ?? '', now) });
    else {
      firstRow.isActive &&= parsed.isActive;
      skipped.push({ row, email, reason: 'duplicate_in_file' });
    }
  });
  const importable = [...rowsByEmail.values()].sort((a, b) => (a.email < b.email ? -1 : 1));
  return { importable, skipped };
}

/** In the venue's time zone unless the text names another; `null` for a future one. */
export function parseInstant(text: string, now: Date): Date | null {
  const moment = parseImportDateTime(text);
  if (!moment) return null;
  const instant = /T.*(Z|[+-]\d\d:\d\d)$/.test(text) ? new Date(text) : instantOf(moment.date, moment.minute);
  return instant <= now ? instant : null;
}

const maxEmailLength = 255; // characters

function rawEmail(rawRow: unknown): string {
  const { email } = (rawRow ?? {}) as { email?: unknown };
  return typeof email === 'string' ? email.slice(0, maxEmailLength) : '';
}
