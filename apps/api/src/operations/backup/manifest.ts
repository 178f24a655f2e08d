import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ignoreMissingFile } from '../../platform/config/ignore-missing-file.js';
import type { BackedUpTable } from './table-copy.js';
import { BackupError, type FileChecksum, checksumFile } from './backup-files.js';

/** Older programs cannot read a newer format. */
export const backupFormat = 2;

export interface Manifest {
  format: number;
  takenAt: string;
  version: string;
  migrations: string[];
  tables: (BackedUpTable & { rows: number })[];
  files: FileChecksum[];
}

/** Format 1 has no checksum of the manifest itself. */
export const hasOwnChecksum = ({ format }: Manifest): boolean => format > 1;

const manifestFileName = 'manifest.json';

export const tableFilePath = (table: string): string => join('database', `${table}.copy.gz`);

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const sealedManifest = { ...manifest, seal: checksumOf(manifest) };
  await writeFile(join(folder, manifestFileName), `${JSON.stringify(sealedManifest, null, 2)}\n`, { mode: 0o600 });
}

export async function readVerifiedManifest(folder: string): Promise<Manifest> {
  const { seal, ...manifest } = await parseManifest(folder);
  if (manifest.format > backupFormat) throw new BackupError('A newer Strapec made this backup: update this one first.');
  const isIntact = hasOwnChecksum(manifest) ? seal === checksumOf(manifest) : seal === undefined;
  if (!isIntact) throw new BackupError(`The backup is damaged: ${manifestFileName} is not what was written.`);
  for (const { path, sha256 } of manifest.files) {
    if ((await checksumIfExists(folder, path))?.sha256 !== sha256)
      throw new BackupError(`The backup is damaged: ${path} is not what was written.`);
  }
  return manifest;
}

const checksumOf = (manifest: Manifest): string => createHash('sha256').update(JSON.stringify(manifest)).digest('hex');

/** An invalid path counts as a missing file. */
async function checksumIfExists(folder: string, path: string): Promise<FileChecksum | null> {
  try {
    return await ignoreMissingFile(checksumFile(folder, path));
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (['EISDIR', 'ENOTDIR', 'ENAMETOOLONG', 'ERR_INVALID_ARG_VALUE'].includes(code)) return null;
    throw error;
  }
}

async function parseManifest(folder: string): Promise<Manifest & { seal?: string }> {
  const text = await ignoreMissingFile(readFile(join(folder, manifestFileName), 'utf8'));
  if (text === null) throw new BackupError(`${folder} is no backup: it has no ${manifestFileName}.`);
  try {
    const manifest: unknown = JSON.parse(text);
    if (isManifest(manifest)) return manifest;
  } catch {
    // truncated: reported like a manifest without its lists
  }
  throw new BackupError(`The backup is damaged: ${manifestFileName} cannot be read.`);
}

function isManifest(value: unknown): value is Manifest {
  const { format, migrations, tables, files } = (value ?? {}) as Partial<Manifest>;
  const isFile = ({ path, sha256 }: FileChecksum): boolean => isTextList([path, sha256]);
  return typeof format === 'number' && isTextList(migrations) && isListOf(tables, isTable) && isListOf(files, isFile);
}

const isTable = ({ name, columns, rows }: Manifest['tables'][number]): boolean =>
  isTextList([name]) && isTextList(columns) && Number.isInteger(rows);

const isTextList = (list: unknown): boolean => isListOf(list, (item) => typeof item === 'string');

function isListOf<Item>(list: unknown, isItem: (item: Item) => boolean): boolean {
  return Array.isArray(list) && list.every((item: Item | null) => item !== null && isItem(item));
}
