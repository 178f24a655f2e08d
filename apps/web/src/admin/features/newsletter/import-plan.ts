import type { FileRowDto, ImportRefusal, ImportRowDto, ImportedSubscribersDto } from '@strapec/contracts';

/** A row that is not imported, and why. */
export type RefusedRow = FileRowDto & { reason: ImportRefusal };
export const isRefused = (row: FileRowDto): row is RefusedRow => row.reason !== null;
/** Without a standing it waits for what staff say of a word. */
export const isReady = ({ reason, standing }: FileRowDto): boolean => reason === null && standing !== null;

/** Who has left or complained is kept as such, so that no other list brings them back. */
export const isActive = ({ standing }: FileRowDto): boolean => standing === 'active';

/** Rows in one call: an answer names at most this many that were left out, so that none goes unnamed. */
export const rowsAtOnce = 1_000;

/** A part of the file as the API takes it (spec §7). */
export function requestOf(part: readonly FileRowDto[]): ImportRowDto[] {
  return part.map((row) => {
    const { email, firstName, lastName, language, notes, subscribedAt } = row;
    const said = { email, firstName, lastName, language, notes, subscribedAt };
    return { ...said, source: 'admin_import', isActive: isActive(row) };
  });
}

/** The rows of a part that the API has left out, as the file has them. */
export function refusedIn(part: readonly FileRowDto[], { skipped }: ImportedSubscribersDto): RefusedRow[] {
  return skipped.flatMap(({ row, reason }) => {
    const sent = part[row - 1];
    return sent ? [{ ...sent, reason }] : [];
  });
}

/** How many rows share a reason, the most frequent first. */
export function countsByReason(refused: readonly RefusedRow[]): [ImportRefusal, number][] {
  const counts = new Map<ImportRefusal, number>();
  for (const { reason } of refused) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a);
}
