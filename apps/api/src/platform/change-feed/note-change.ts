import type { EntityManager, QueryRunner } from 'typeorm';
import type { NotedChange } from './change.js';

const noted = new WeakMap<QueryRunner, NotedChange[]>();

/** Remembers what a transaction is changing: whoever watches is told once it has committed, and never if it does not. */
export function noteChange({ queryRunner }: EntityManager, ...changes: readonly NotedChange[]): void {
  if (!queryRunner) throw new Error('noteChange needs a transaction');
  noted.set(queryRunner, [...(noted.get(queryRunner) ?? []), ...changes]);
}

/** What was noted in the transaction of a connection; the next one begins with nothing. */
export function takeNoted(queryRunner: QueryRunner): readonly NotedChange[] {
  const changes = noted.get(queryRunner) ?? [];
  noted.delete(queryRunner);
  return changes;
}
