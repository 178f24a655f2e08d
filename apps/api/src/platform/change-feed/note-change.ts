import type { EntityManager, QueryRunner } from 'typeorm';
import type { NotedChange } from './change.js';

const noted = new WeakMap<QueryRunner, NotedChange[]>();

/** Notes a change in a transaction. It is announced after the commit, and never after a rollback. */
export function noteChange({ queryRunner }: EntityManager, ...changes: readonly NotedChange[]): void {
  if (!queryRunner) throw new Error('noteChange needs a transaction');
  noted.set(queryRunner, [...(noted.get(queryRunner) ?? []), ...changes]);
}

/** Returns the changes noted in the transaction of a connection, and clears them for the next transaction. */
export function takeNoted(queryRunner: QueryRunner): readonly NotedChange[] {
  const changes = noted.get(queryRunner) ?? [];
  noted.delete(queryRunner);
  return changes;
}
