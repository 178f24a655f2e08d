import { type ImportRefusal, type ImportableSubscriber, readImportRow } from '@strapec/domain';
import type { EntityManager } from 'typeorm';
import { hashOf } from '../database/email-hash.js';
import { namedQuery } from '../database/named-query.js';
import { keptEmail } from '../http/person-rules.js';
import type { SkippedRowDto } from './dto/import-subscribers.dto.js';

interface Row extends ImportableSubscriber {
  row: number;
}

interface Refused {
  email: string;
  reason: ImportRefusal;
}

/** What one import did. */
export interface ImportResult {
  imported: number;
  skipped: SkippedRowDto[];
}

const rowsAtOnce = 5_000;

/**
 * Adds a batch and answers with the addresses that were left out. Every part sees the list as it was before, so an
 * address that is found is one that was there already.
 */
const importStatement = {
  name: 'import-subscribers',
  text: `
    WITH given AS (
      SELECT email, first_name, last_name, language, notes, ${hashOf('email')} AS email_hash
      FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[])
        AS row (email, first_name, last_name, language, notes)),
    added AS (
      INSERT INTO newsletter_subscribers (id, email, first_name, last_name, language, notes, subscribed_at, is_active,
        source, unsubscribe_token)
      SELECT gen_random_uuid(), email, first_name, last_name, language, notes, $6, true, 'admin_import', gen_random_uuid()
      FROM given WHERE email_hash NOT IN (SELECT email_hash FROM newsletter_suppressions)
      ON CONFLICT (email) DO NOTHING
      RETURNING email)
    SELECT given.email,
      CASE WHEN known.is_active IS FALSE OR suppressed.email_hash IS NOT NULL
        THEN 'unsubscribed' ELSE 'already_subscribed' END AS reason
    FROM given
      LEFT JOIN newsletter_subscribers AS known ON known.email = given.email
      LEFT JOIN newsletter_suppressions AS suppressed ON suppressed.email_hash = given.email_hash
    WHERE given.email NOT IN (SELECT email FROM added)`,
};

/** Takes what can be taken from a list, inside a transaction; whoever has left the newsletter stays away. */
export async function importRows(tx: EntityManager, rows: readonly unknown[], now: Date): Promise<ImportResult> {
  const { importable, skipped } = sorted(rows);
  for (let index = 0; index < importable.length; index += rowsAtOnce) {
    const batch = importable.slice(index, index + rowsAtOnce);
    skipped.push(...(await importBatch(tx, batch, now)));
  }
  return { imported: rows.length - skipped.length, skipped: skipped.sort((a, b) => a.row - b.row) };
}

async function importBatch(tx: EntityManager, batch: readonly Row[], now: Date): Promise<SkippedRowDto[]> {
  const refused = await namedQuery<Refused>(tx, importStatement, [
    batch.map(({ email }) => email),
    batch.map(({ firstName }) => firstName),
    batch.map(({ lastName }) => lastName),
    batch.map(({ language }) => language),
    batch.map(({ notes }) => notes),
    now,
  ]);
  const rowOf = new Map(batch.map(({ email, row }) => [email, row]));
  return refused.map(({ email, reason }) => ({ row: rowOf.get(email) ?? 0, email, reason }));
}

/** Rows by address, so that two imports at once never wait for each other crosswise; and those that cannot be taken. */
function sorted(rows: readonly unknown[]): { importable: Row[]; skipped: SkippedRowDto[] } {
  const byEmail = new Map<string, Row>();
  const skipped: SkippedRowDto[] = [];
  rows.forEach((sent, index) => {
    const row = index + 1;
    const read = readImportRow(sent);
    if (typeof read !== 'string') read.email = keptEmail(read.email);
    if (typeof read === 'string') skipped.push({ row, email: sentEmail(sent), reason: read });
    else if (byEmail.has(read.email)) skipped.push({ row, email: read.email, reason: 'duplicate_in_file' });
    else byEmail.set(read.email, { ...read, row });
  });
  const importable = [...byEmail.values()].sort((a, b) => (a.email < b.email ? -1 : 1));
  return { importable, skipped };
}

const longestShown = 255; // characters

function sentEmail(sent: unknown): string {
  const { email } = (sent ?? {}) as { email?: unknown };
  return typeof email === 'string' ? email.slice(0, longestShown) : '';
}
