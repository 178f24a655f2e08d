import { createReadStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createGunzip } from 'node:zlib';
import type { Client } from 'pg';
import { MigrationExecutor, type DataSource, type QueryRunner } from 'typeorm';
import type { Settings } from '../../platform/config/settings.js';
import { withDataSource } from '../../platform/database/data-source.js';
import { hasDatabaseTable } from '../../platform/database/system-reports.js';
import { migrationLockKey } from '../../platform/database/migrate.js';
import { findUnknownMigrations, replaceNamesByBaseline } from '../../platform/database/database-version.js';
import { type BackedUpTable, copyIntoTable, createCopyStatement, quoteName } from './table-copy.js';
import { BackupError, copyIfExists } from './backup-files.js';
import { type Manifest, hasOwnChecksum, readVerifiedManifest, tableFilePath } from './manifest.js';
import { legacyFiles } from './write-backup.js';

/** In one transaction. An older backup is restored into the schema of its time; the later migrations run afterwards. */
export async function restoreBackup(backupPath: string, { databaseUrl, dataDir }: Settings): Promise<Manifest> {
  const manifest = await readVerifiedManifest(backupPath);
  await withDataSource(databaseUrl, async (source) => {
    const migrations = requireKnownMigrations(manifest, source);
    await source
      .transaction((tx) => replaceDatabase(tx.queryRunner as QueryRunner, source, { backupPath, manifest, migrations }))
      .catch((error: unknown) => {
        throw hasOwnChecksum(manifest) ? error : toBackupError(error);
      });
    await source.query('ANALYZE');
  });
  for (const name of legacyFiles) await replaceFiles(join(backupPath, name), join(dataDir, name));
  return manifest;
}

/** `null` when the database is empty. */
export async function countReservations(databaseUrl: string): Promise<number | null> {
  return withDataSource(databaseUrl, async (source) => {
    if (!(await hasDatabaseTable(source, 'reservations'))) return null;
    const [row] = await source.query<{ count: number }[]>('SELECT count(*)::int AS count FROM reservations');
    return row?.count ?? null;
  });
}

async function replaceDatabase(
  runner: QueryRunner,
  source: DataSource,
  { backupPath, manifest, migrations }: { backupPath: string; manifest: Manifest; migrations: readonly string[] },
): Promise<void> {
  const executor = new MigrationExecutor(source, runner);
  await runner.query(`SELECT pg_advisory_xact_lock($1)`, [migrationLockKey]);
  await requireNoOtherProcess(runner);
  await runner.query(`SET LOCAL lock_timeout = '10s'`);
  await runner.query(`SET LOCAL client_min_messages = 'warning'`);
  await runner.query(`DROP SCHEMA public CASCADE`);
  await runner.query(`CREATE SCHEMA public`);
  await runMigrations(executor, (name) => migrations.includes(name));
  await runner.query(`TRUNCATE ${manifest.tables.map(({ name }) => quoteName(name)).join(', ')}`); // rows that migrations insert
  const client = (await runner.connect()) as Client;
  const recreateStatements = await dropConstraints(runner, manifest.tables);
  for (const table of manifest.tables) await fillTable(client, table, backupPath);
  await runner.query(`SET LOCAL maintenance_work_mem = '128MB'`);
  for (const statement of recreateStatements) await runner.query(statement);
  await runner.query(sequencesQuery);
  await runMigrations(executor, () => true);
}

async function runMigrations(executor: MigrationExecutor, shouldRun: (name: string) => boolean): Promise<void> {
  const pendingMigrations = await executor.getPendingMigrations();
  for (const migration of pendingMigrations) if (shouldRun(migration.name)) await executor.executeMigration(migration);
}

async function fillTable(client: Client, table: BackedUpTable & { rows: number }, backupPath: string): Promise<void> {
  const file = createReadStream(join(backupPath, tableFilePath(table.name)));
  const rowStream = file.pipe(createGunzip());
  file.once('error', (error) => rowStream.destroy(error));
  const rowCount = await copyIntoTable(client, createCopyStatement(table, 'FROM STDIN'), rowStream);
  if (rowCount !== table.rows) {
    throw new BackupError(`The backup is damaged: ${table.name} has ${rowCount} rows instead of ${table.rows}.`);
  }
}

/** Updating constraints, indexes and triggers row by row is slow. Returns the statements that restore them. */
async function dropConstraints(runner: QueryRunner, tables: readonly BackedUpTable[]): Promise<string[]> {
  type DdlPair = Record<'drop' | 'make', string>;
  const constraints = (await runner.query(constraintQuery, [tables.map(({ name }) => quoteName(name))])) as DdlPair[];
  for (const { drop } of constraints) await runner.query(drop);
  return constraints.map(({ make }) => make).reverse();
}

/**
 * Foreign keys first: they depend on the keys of other tables. Triggers too: the backup contains the columns that they
 * compute.
 */
const constraintQuery = `
  SELECT "drop", make FROM (
    SELECT CASE contype WHEN 'f' THEN 1 ELSE 2 END AS place,
      format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS "drop",
      format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(pg_constraint.oid)) AS make
    FROM pg_constraint WHERE conrelid = ANY ($1::regclass[]) AND contype IN ('f', 'p', 'u', 'x')
    UNION ALL
    SELECT 3, format('DROP INDEX %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
    FROM pg_index
    WHERE indrelid = ANY ($1::regclass[]) AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)
    UNION ALL
    SELECT 4, format('ALTER TABLE %s DISABLE TRIGGER %I', tgrelid::regclass, tgname),
      format('ALTER TABLE %s ENABLE TRIGGER %I', tgrelid::regclass, tgname)
    FROM pg_trigger
    WHERE tgrelid = ANY ($1::regclass[]) AND NOT tgisinternal AND tgtype & 3 = 3 -- for each row, before
  ) AS rules ORDER BY place, "drop"`;

/** Each continues after the highest value in its column. */
const sequencesQuery = `
  DO $$
  DECLARE counted record;
  BEGIN
    FOR counted IN
      SELECT format('%I.%I', table_schema, table_name) AS name, column_name::text AS field
      FROM information_schema.columns
      WHERE table_schema = 'public' AND pg_get_serial_sequence(format('%I.%I', table_schema, table_name), column_name) IS NOT NULL
    LOOP
      EXECUTE format('SELECT setval(pg_get_serial_sequence(%L, %L), coalesce(max(%I), 0) + 1, false) FROM %s',
        counted.name, counted.field, counted.field, counted.name);
    END LOOP;
  END $$`;

function requireKnownMigrations(manifest: Manifest, source: DataSource): string[] {
  const migrations = replaceNamesByBaseline(manifest.migrations);
  if (findUnknownMigrations(source, migrations).length === 0) return migrations;
  throw new BackupError(`A newer Strapec (${manifest.version}) made this backup: update this one first.`);
}

function toBackupError(error: unknown): unknown {
  const { code = '', message } = error as { code?: string; message: string };
  return /^(22|23|42|57014)/.test(code)
    ? new BackupError(`The backup is damaged: it does not fit its tables (${message}).`)
    : error;
}

/** Another process would answer from its cache. */
async function requireNoOtherProcess(runner: QueryRunner): Promise<void> {
  const otherConnections = (await runner.query(
    `SELECT 1 FROM pg_stat_activity
     WHERE datname = current_database() AND application_name = 'strapec' AND pid <> pg_backend_pid()`,
  )) as unknown[];
  if (otherConnections.length > 0) throw new BackupError('Strapec is open on this database: close it first.');
}

/** A full disk leaves the original unchanged. */
async function replaceFiles(from: string, to: string): Promise<void> {
  const copyPath = `${to}.restoring`;
  await rm(copyPath, { recursive: true, force: true });
  if (!(await copyIfExists(from, copyPath))) return;
  await rm(to, { recursive: true, force: true });
  await rename(copyPath, to);
}
