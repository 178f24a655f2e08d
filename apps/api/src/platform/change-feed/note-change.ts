import type { EntityManager, QueryRunner } from 'typeorm';
import type { NotedChange } from './change.js';

const noted = new WeakMap<QueryRunner, NotedChange[]>();

/** Announced after the commit, never after a rollback. */
export function noteChange({ queryRunner }: EntityManager, ...changes: readonly NotedChange[]): void {
  if (!queryRunner) throw new Error('noteChange needs a transaction');
  noted.set(queryRunner, [...(noted.get(queryRunner) ?? []), ...changes]);
}

/** Clears them for the next transaction. */
export function takeNoted(queryRunner: QueryRunner): readonly NotedChange[] {
  const changes = noted.get(queryRunner) ?? [];
  noted.delete(queryRunner);
  return changes;
}
