import type { ImportRowDto, ImportedSubscribersDto, SkippedRowDto } from '@strapec/contracts';
import { type ImportRefusal, type ImportableSubscriber, readImportRow } from '@strapec/domain';

/** A row as a file has it. */
export interface FileRow {
  /** The number that a spreadsheet shows beside it. */
  row: number;
  value: unknown;
}

/** A row that is not imported, and why. */
export interface RefusedRow extends FileRow {
  reason: ImportRefusal;
}

interface ReadyRow extends FileRow {
  subscriber: ImportableSubscriber;
}

/** What will become of a file, as far as one can tell before it is sent. */
export interface ImportPlan {
  ready: readonly ReadyRow[];
  refused: readonly RefusedRow[];
}

/** The same rules as the API's; only who is on the list or has left it is not known here. */
export function planImport(rows: readonly FileRow[]): ImportPlan {
  const seen = new Set<string>();
  const ready: ReadyRow[] = [];
  const refused: RefusedRow[] = [];
  for (const row of rows) {
    const subscriber = readImportRow(row.value);
    if (typeof subscriber === 'string') refused.push({ ...row, reason: subscriber });
    else if (seen.has(subscriber.email)) refused.push({ ...row, reason: 'duplicate_in_file' });
    else {
      seen.add(subscriber.email);
      ready.push({ ...row, subscriber });
    }
  }
  return { ready, refused };
}

/** Rows in one call: an answer names at most this many that were left out, so that none goes unnamed. */
export const rowsAtOnce = 1_000;

/** A part of the plan as the API takes it (spec §7). */
export function requestOf(part: readonly ReadyRow[]): ImportRowDto[] {
  return part.map(({ subscriber }) => ({ ...subscriber, source: 'admin_import', isActive: true }));
}

/** The rows of a part that the API has left out, as the file has them. */
export function refusedIn(part: readonly ReadyRow[], { skipped }: ImportedSubscribersDto): RefusedRow[] {
  return skipped.flatMap(({ row, reason }: SkippedRowDto) => {
    const sent = part[row - 1];
    return sent ? [{ row: sent.row, value: sent.value, reason }] : [];
  });
}

/** How many rows share a reason, the most frequent first. */
export function countsByReason(refused: readonly RefusedRow[]): [ImportRefusal, number][] {
  const counts = new Map<ImportRefusal, number>();
  for (const { reason } of refused) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a);
}

/** What a row says in a field, whatever it is. */
export function fieldOf({ value }: FileRow, field: 'email' | 'firstName' | 'lastName' | 'language' | 'notes'): string {
  const said = (value as Record<string, unknown> | null)?.[field];
  return typeof said === 'string' || typeof said === 'number' ? String(said) : '';
}
