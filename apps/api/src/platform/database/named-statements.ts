import type { ClientBase, Pool } from 'pg';
import type { DataSource, EntityManager } from 'typeorm';

/** Planned once for each connection. The name must be unique in the code base. */
export interface NamedStatement {
  name: string;
  text: string;
}

/** TypeORM's `save` and unnamed statements cost two to four times as much (docs/performance.md). */
export async function queryInTransaction<Row>(
  tx: EntityManager,
  statement: NamedStatement,
  values: readonly unknown[],
): Promise<Row[]> {
  if (!tx.queryRunner) throw new Error('queryInTransaction needs a transaction');
  const client = (await tx.queryRunner.connect()) as ClientBase;
  return (await client.query({ ...statement, values: [...values] })).rows as Row[];
}

export async function queryFromPool<Row>(
  source: DataSource,
  statement: NamedStatement,
  values: readonly unknown[],
): Promise<Row[]> {
  return (await poolOf(source).query({ ...statement, values: [...values] })).rows as Row[];
}

export function poolOf(source: DataSource): Pool {
  return (source.driver as unknown as { master: Pool }).master;
}

export type Querier = <Row>(statement: NamedStatement, values: readonly unknown[]) => Promise<Row[]>;

export const txQuerier =
  (tx: EntityManager): Querier =>
  (statement, values) =>
    queryInTransaction(tx, statement, values);

export const poolQuerier =
  (source: DataSource): Querier =>
  (statement, values) =>
    queryFromPool(source, statement, values);
