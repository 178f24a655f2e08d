import type { EntityManager, EntityTarget, FindOptionsWhere, ObjectLiteral } from 'typeorm';
import { Problem } from './problem.js';

/** Throws `not_found`. */
export function requireFound<Row>(row: Row | null | undefined): Row {
  if (row === null || row === undefined) throw new Problem('not_found');
  return row;
}

/** Until the transaction ends. */
export async function lockRow<Row extends ObjectLiteral>(
  tx: EntityManager,
  entity: EntityTarget<Row>,
  where: FindOptionsWhere<Row>,
): Promise<Row> {
  return requireFound(await tx.findOne(entity, { where, lock: { mode: 'pessimistic_write' } }));
}
