import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type SeparateDatabase, createEmptyDatabase } from './separate-database';

/*
 * A database and a backup of commit 0d41625b, the last version before the baseline migration: both hold the same few rows in
 * every table, and the names of the migrations that had run.
 */
const earlierVersionFolder = join(__dirname, 'earlier-version');

export const earlierBackupFolder = join(earlierVersionFolder, 'backup');
export const earlierMigrationCount = 52;

export async function createEarlierDatabase(suffix: string): Promise<SeparateDatabase> {
  const database = await createEmptyDatabase(suffix);
  await database.query(gunzipSync(readFileSync(join(earlierVersionFolder, 'database.sql.gz'))).toString());
  return database;
}
