import type { DataSource } from 'typeorm';
import { Baseline1764000040000 } from './migrations/1764000040000-baseline.js';

export class DatabaseVersionError extends Error {}

const replacedMigrationCount = 52;

const timestampOf = (name: string): number => Number(name.slice(-13));
const isReplaced = (name: string): boolean => timestampOf(name) < timestampOf(Baseline1764000040000.name);

export function replaceNamesByBaseline(recordedNames: readonly string[]): string[] {
  const replacedNames = recordedNames.filter(isReplaced);
  if (replacedNames.length === 0) return [...recordedNames];
  if (replacedNames.length < replacedMigrationCount) {
    throw new DatabaseVersionError(
      'This data is of a Strapec from before 27 November 2026: open it with the version of commit 0d41625b once, then with this one.',
    );
  }
  return [Baseline1764000040000.name, ...recordedNames.filter((name) => !isReplaced(name))];
}

/** Does nothing unless the replaced migrations have made the schema. */
export async function recordBaseline(source: DataSource, recordedNames: readonly string[]): Promise<void> {
  if (!recordedNames.some(isReplaced)) return;
  const { name } = Baseline1764000040000;
  await source.transaction(async (tx) => {
    await tx.query(`DELETE FROM migrations WHERE timestamp < $1`, [timestampOf(name)]);
    await tx.query(`INSERT INTO migrations (timestamp, name) VALUES ($1, $2)`, [timestampOf(name), name]);
  });
}

export function findUnknownMigrations(source: DataSource, executedNames: readonly string[]): string[] {
  const knownNames = new Set(source.migrations.map((migration) => migration.name ?? migration.constructor.name));
  return executedNames.filter((name) => !knownNames.has(name));
}

/** Writes by this program could damage the data of a newer one. */
export function requireKnownMigrations(source: DataSource, executedNames: readonly string[]): void {
  const unknownNames = findUnknownMigrations(source, executedNames);
  if (unknownNames.length === 0) return;
  throw new DatabaseVersionError(
    `A newer Strapec has changed this database (${unknownNames.join(', ')}): update this one, or restore the backup that was taken before the upgrade.`,
  );
}
