import type { MissingTables } from '@strapec/domain';
import type { EntityManager } from 'typeorm';
import type { Changed } from '../evenings/evenings.js';
import { MissingTablesDto, type TouchedVisitsDto, hashOf, namesOfTouched } from '../evenings/touched-visits.dto.js';
import { Problem } from '../platform/http/problems/problem.js';

type Lacks = Record<'missing' | 'missingBefore', readonly MissingTables[]>;

/**
 * Throws `event_takes_tables`, with the names, when parties would move or lose their tables, or when the event newly
 * lacks tables that another event holds, and the staff member has not seen this preview. The evenings are already
 * changed, so the error reports the real effect; it also rolls the change back.
 */
export async function refuseUnseen(
  tx: EntityManager,
  { evenings, result: lacks }: Changed<Lacks>,
  seen: string,
): Promise<void> {
  const moved = evenings.flatMap((evening) => evening.moved).filter(({ from }) => from.length > 0);
  const missing = hashOf(lacks.missing) === hashOf(lacks.missingBefore) ? [] : lacks.missing;
  const hash = hashOf([moved.map(({ id, from, to }) => [id, [...from].sort(), [...to].sort()]).sort(), missing]);
  if (moved.length + missing.length === 0 || hash === seen) return;
  const reseated = moved.filter(({ to }) => to.length > 0);
  const stranded = moved.filter(({ to }) => to.length === 0).map(({ id }) => ({ id, why: 'no_table' as const }));
  const touched: TouchedVisitsDto = {
    hash,
    evenings: evenings.filter((evening) => evening.moved.length > 0).length,
    reseatedCount: reseated.length,
    strandedCount: stranded.length,
    seatedAgainCount: evenings.flatMap(({ seatedAgain }) => seatedAgain).length,
    ...(await namesOfTouched(tx, { reseated, stranded })),
    missing: await MissingTablesDto.of(tx, missing),
  };
  throw new Problem('event_takes_tables', { members: { touched } });
}
