import type { EntityManager, QueryRunner } from 'typeorm';
import type { NotedChange } from './change.js';

const notedChanges = new WeakMap<QueryRunner, NotedChange[]>();

/** Announced after the commit, never after a rollback. */
export function noteChange({ queryRunner }: EntityManager, ...changes: readonly NotedChange[]): void {
  if (!queryRunner) throw new Error('noteChange needs a transaction');
  notedChanges.set(queryRunner, [...(notedChanges.get(queryRunner) ?? []), ...changes]);
}

/** Clears them for the next transaction. */
export function takeNotedChanges(queryRunner: QueryRunner): readonly NotedChange[] {
  const changes = notedChanges.get(queryRunner) ?? [];
  notedChanges.delete(queryRunner);
  return changes;
}
