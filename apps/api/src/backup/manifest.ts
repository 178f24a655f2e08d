import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ifThere } from '../config/if-there.js';
import type { BackedUpTable } from './backed-up-tables.js';
import { BackupError } from './backup-error.js';
import { type FileSeal, sealOf } from './sealed-files.js';

/** Grows when an older program could not read what a newer one writes. */
export const backupFormat = 1;

/** What a backup says about itself, in `manifest.json`. */
export interface Manifest {
  format: number;
  takenAt: string;
  /** The version of Strapec that took it. */
  version: string;
  /** Every migration that the database had seen. */
  migrations: string[];
  /** In the order in which they can be filled. */
  tables: (BackedUpTable & { rows: number })[];
  /** Every other file of the backup: its path and what proves that it is whole. */
  files: FileSeal[];
}

const fileName = 'manifest.json';

export const tableFile = (table: string): string => join('database', `${table}.copy.gz`);

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  await writeFile(join(folder, fileName), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
}

/** Reads the manifest of a backup and checks that everything it names is there and whole. */
export async function readManifest(folder: string): Promise<Manifest> {
  const manifest = await parsedManifest(folder);
  if (manifest.format > backupFormat) throw new BackupError('A newer Strapec made this backup: update this one first.');
  for (const { path, sha256 } of manifest.files) {
    const seal = await ifThere(sealOf(folder, path));
    if (seal?.sha256 !== sha256) throw new BackupError(`The backup is damaged: ${path} is not what was written.`);
  }
  return manifest;
}

async function parsedManifest(folder: string): Promise<Manifest> {
  const text = await ifThere(readFile(join(folder, fileName), 'utf8'));
  if (text === null) throw new BackupError(`${folder} is no backup: it has no ${fileName}.`);
  try {
    const manifest = JSON.parse(text) as Partial<Manifest>;
    const isWhole = [manifest.migrations, manifest.tables, manifest.files].every(Array.isArray);
    if (typeof manifest.format === 'number' && isWhole) return manifest as Manifest;
  } catch {
    // cut off: the same as a manifest without its lists
  }
  throw new BackupError(`The backup is damaged: ${fileName} cannot be read.`);
}
