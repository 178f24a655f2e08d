import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ifThere } from '../../platform/config/if-there.js';
import type { BackedUpTable } from './backed-up-tables.js';
import { BackupError } from './backup-error.js';
import { type FileSeal, sealOf } from './sealed-files.js';

/** Grows when an older program could not read what a newer one writes. From 2 on the manifest is sealed itself. */
export const backupFormat = 2;

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

/** Whether the manifest proves that it is whole; in the first format it could not. */
export const isSealed = ({ format }: Manifest): boolean => format > 1;

const fileName = 'manifest.json';

export const tableFile = (table: string): string => join('database', `${table}.copy.gz`);

/** Writes the manifest, and as its last member the checksum of all others. */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const sealed = { ...manifest, seal: checksumOf(manifest) };
  await writeFile(join(folder, fileName), `${JSON.stringify(sealed, null, 2)}\n`, { mode: 0o600 });
}

/** Reads the manifest of a backup and checks that it and everything it names is there and whole. */
export async function readManifest(folder: string): Promise<Manifest> {
  const { seal, ...manifest } = await parsedManifest(folder);
  if (manifest.format > backupFormat) throw new BackupError('A newer Strapec made this backup: update this one first.');
  const isWhole = isSealed(manifest) ? seal === checksumOf(manifest) : seal === undefined;
  if (!isWhole) throw damagedManifest();
  for (const { path, sha256 } of manifest.files) {
    if ((await sealThere(folder, path))?.sha256 !== sha256)
      throw new BackupError(`The backup is damaged: ${path} is not what was written.`);
  }
  return manifest;
}

const checksumOf = (manifest: Manifest): string => createHash('sha256').update(JSON.stringify(manifest)).digest('hex');

const damagedManifest = (): BackupError =>
  new BackupError(`The backup is damaged: ${fileName} is not what was written.`);

/** A path that is no file, or none at all, is as good as a file that is gone. */
async function sealThere(folder: string, path: string): Promise<FileSeal | null> {
  try {
    return await ifThere(sealOf(folder, path));
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (['EISDIR', 'ENOTDIR', 'ENAMETOOLONG', 'ERR_INVALID_ARG_VALUE'].includes(code)) return null;
    throw error;
  }
}

async function parsedManifest(folder: string): Promise<Manifest & { seal?: string }> {
  const text = await ifThere(readFile(join(folder, fileName), 'utf8'));
  if (text === null) throw new BackupError(`${folder} is no backup: it has no ${fileName}.`);
  try {
    const manifest: unknown = JSON.parse(text);
    if (isManifest(manifest)) return manifest;
  } catch {
    // cut off: the same as a manifest without its lists
  }
  throw new BackupError(`The backup is damaged: ${fileName} cannot be read.`);
}

function isManifest(value: unknown): value is Manifest {
  const { format, migrations, tables, files } = (value ?? {}) as Partial<Manifest>;
  const isFile = ({ path, sha256 }: FileSeal): boolean => areTexts([path, sha256]);
  return typeof format === 'number' && areTexts(migrations) && listOf(tables, isTable) && listOf(files, isFile);
}

const isTable = ({ name, columns, rows }: Manifest['tables'][number]): boolean =>
  areTexts([name]) && areTexts(columns) && Number.isInteger(rows);

const areTexts = (list: unknown): boolean => listOf(list, (one) => typeof one === 'string');

function listOf<Item>(list: unknown, isOne: (item: Item) => boolean): boolean {
  return Array.isArray(list) && list.every((item: Item | null) => item !== null && isOne(item));
}
