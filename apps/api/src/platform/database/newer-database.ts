import type { DataSource } from 'typeorm';

/** A newer program has changed the database; the message says what to do. */
export class NewerDatabaseError extends Error {}

export function unknownMigrations(source: DataSource, names: readonly string[]): string[] {
  const known = new Set(source.migrations.map((migration) => migration.name ?? migration.constructor.name));
  return names.filter((name) => !known.has(name));
}

/** Throws when a newer program has changed the database, because writes by this program could damage its data. */
export function refuseNewerDatabase(source: DataSource, done: readonly string[]): void {
  const unknown = unknownMigrations(source, done);
  if (unknown.length === 0) return;
  throw new NewerDatabaseError(
    `A newer Strapec has changed this database (${unknown.join(', ')}): update this one, or restore the backup that was taken before the upgrade.`,
  );
}
