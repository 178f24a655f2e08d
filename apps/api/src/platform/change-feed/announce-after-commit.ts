import type { EntityManager, QueryRunner } from 'typeorm';
import type { PendingChange } from './feed-change.js';

const pendingChanges = new WeakMap<QueryRunner, PendingChange[]>();

/** Announced after the commit, never after a rollback. */
export function announceAfterCommit({ queryRunner }: EntityManager, ...changes: readonly PendingChange[]): void {
  if (!queryRunner) throw new Error('announceAfterCommit needs a transaction');
  pendingChanges.set(queryRunner, [...(pendingChanges.get(queryRunner) ?? []), ...changes]);
}

/** Clears them for the next transaction. */
export function takePendingChanges(queryRunner: QueryRunner): readonly PendingChange[] {
  const changes = pendingChanges.get(queryRunner) ?? [];
  pendingChanges.delete(queryRunner);
  return changes;
}
