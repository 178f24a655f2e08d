import type { EntityManager } from 'typeorm';
import { personalData } from './personal-data.js';
import type { HeldKind } from './personal-table.js';
import { countStatement, eraseStatement, heldStatement } from './registry-statements.js';

export interface HeldRows {
  kind: HeldKind;
  table: string;
  rows: Record<string, unknown>[];
}

export interface HeldCount {
  kind: HeldKind;
  count: number;
}

/** All data about a person; tables without rows are left out. */
export async function findPerson(tx: EntityManager, email: string): Promise<HeldRows[]> {
  const held: HeldRows[] = [];
  for (const table of personalData) {
    const rows = await tx.query<Record<string, unknown>[]>(heldStatement(table), [email]);
    if (rows.length > 0) held.push({ kind: table.kind, table: table.table, rows });
  }
  return held;
}

export async function erasePersonRows(
  tx: EntityManager,
  { email, now }: { email: string; now: Date },
): Promise<{ erased: HeldCount[]; kept: HeldCount[] }> {
  const [erased, kept]: [HeldCount[], HeldCount[]] = [[], []];
  for (const table of personalData) {
    const [found] = await tx.query<{ count: number }[]>(countStatement(table), [email]);
    const statement = eraseStatement(table);
    if (statement) await tx.query(statement, statement.includes('$2') ? [email, now] : [email]);
    (table.erasing.stays === undefined ? erased : kept).push({ kind: table.kind, count: found?.count ?? 0 });
  }
  return { erased: byKind(erased), kept: byKind(kept) };
}

function byKind(counts: readonly HeldCount[]): HeldCount[] {
  const sums = new Map<HeldKind, number>();
  for (const { kind, count } of counts) sums.set(kind, (sums.get(kind) ?? 0) + count);
  return [...sums].filter(([, count]) => count > 0).map(([kind, count]) => ({ kind, count }));
}
