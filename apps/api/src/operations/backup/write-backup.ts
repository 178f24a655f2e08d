import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { Client } from 'pg';
import { ensureWritableFolder } from '../../platform/config/ensure-writable-folder.js';
import type { Settings } from '../../platform/config/settings.js';
import { appVersion } from '../../platform/config/app-version.js';
import type { BackupKind } from '../../platform/database/system-reports.js';
import { type BackedUpTable, TableCopyStream, findBackedUpTables, createCopyStatement } from './table-copy.js';
import { backupName, deleteAbandonedBackups, unfinishedSuffix, deleteOldBackups } from './backup-folder.js';
import { type Manifest, backupFormat, tableFilePath, writeManifest } from './manifest.js';
import { copyIfExists, listFiles, checksumFile } from './backup-files.js';

export type BackupSettings = Pick<Settings, 'databaseUrl' | 'dataDir' | 'backup'>;

export interface Backup {
  path: string;
  rowCount: number;
  fileCount: number;
  removedBackups: string[];
}

/** A start imports these files of older versions into the database. */
export const legacyFiles = ['media', 'session-secret'] as const;

/** It gets its final name only when it is complete. */
export async function writeBackup(settings: BackupSettings, kind: BackupKind, now: Date): Promise<Backup> {
  const { folder, keptCountPerKind } = settings.backup;
  const path = join(folder, backupName(now, kind));
  const draftPath = `${path}${unfinishedSuffix}`;
  ensureWritableFolder(folder);
  await deleteAbandonedBackups(folder, now);
  await mkdir(join(draftPath, 'database'), { recursive: true, mode: 0o700 });
  try {
    const manifest = await fillBackup(draftPath, settings, now);
    await writeManifest(draftPath, manifest);
    await rename(draftPath, path);
    const rowCount = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    return {
      path,
      rowCount,
      fileCount: manifest.files.length,
      removedBackups: await deleteOldBackups(folder, kind, keptCountPerKind),
    };
  } catch (error) {
    await rm(draftPath, { recursive: true, force: true });
    throw error;
  }
}

async function fillBackup(draftPath: string, { databaseUrl, dataDir }: BackupSettings, now: Date): Promise<Manifest> {
  const database = await withSnapshot(databaseUrl, async (client) => {
    const tables: Manifest['tables'] = [];
    for (const table of await findBackedUpTables(client)) tables.push(await copyTable(client, table, draftPath));
    return { migrations: await readMigrations(client), tables };
  });
  // after the database: files that its rows name exist by now
  for (const name of legacyFiles) await copyIfExists(join(dataDir, name), join(draftPath, name));
  const files = [];
  for (const path of await listFiles(draftPath)) files.push(await checksumFile(draftPath, path));
  return { format: backupFormat, takenAt: now.toISOString(), version: appVersion, ...database, files };
}

async function withSnapshot<T>(databaseUrl: string, readSnapshot: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: databaseUrl, application_name: 'strapec-backup' });
  await client.connect();
  try {
    await client.query(`BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY`);
    await client.query(
      `SET LOCAL datestyle = 'ISO, YMD'; SET LOCAL intervalstyle = 'postgres'; SET LOCAL timezone = 'UTC'`,
    );
    return await readSnapshot(client);
  } finally {
    await client.end();
  }
}

async function copyTable(client: Client, table: BackedUpTable, draftPath: string): Promise<Manifest['tables'][number]> {
  const copy = client.query(new TableCopyStream(createCopyStatement(table, 'TO STDOUT')));
  await pipeline(copy, createGzip(), createWriteStream(join(draftPath, tableFilePath(table.name)), { mode: 0o600 }));
  return { ...table, rows: copy.rowCount };
}

async function readMigrations(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('SELECT name FROM migrations ORDER BY timestamp');
  return rows.map(({ name }) => name);
}
