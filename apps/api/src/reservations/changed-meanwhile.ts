import type { EntityManager } from 'typeorm';
import { Reservation } from '../database/entities/reservation.entity.js';
import { Problem } from '../http/problem.js';
import { withTables } from './tables-held.js';

/** `changed_meanwhile` with the reservation as somebody else has left it; `not_found` when it is gone altogether. */
export async function changedMeanwhile(tx: EntityManager, id: string): Promise<Problem> {
  const row = await tx.findOneBy(Reservation, { id });
  if (!row) return new Problem('not_found');
  const [current] = await withTables(tx, [row]);
  return new Problem('changed_meanwhile', { members: { current } });
}
