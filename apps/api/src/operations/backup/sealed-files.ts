import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { cp, readdir } from 'node:fs/promises';
import { join, normalize, relative, sep } from 'node:path';
import { ifThere } from '../../platform/config/if-there.js';
import { BackupError } from './backup-error.js';

/** A file of a backup, by its path in it. */
export interface FileSeal {
  path: string;
  sha256: string;
}

/** Reads a file and says what proves that it is whole. */
export async function sealOf(folder: string, path: string): Promise<FileSeal> {
  const isInside = !normalize(path).split(sep).includes('..');
  if (!isInside) throw new BackupError(`The backup is damaged: ${path} lies outside.`);
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(join(folder, path))) hash.update(chunk as Buffer);
  return { path, sha256: hash.digest('hex') };
}

/** Copies a file or a folder if there is one; answers whether there was. */
export async function copyIfThere(from: string, to: string): Promise<boolean> {
  return (await ifThere(cp(from, to, { recursive: true }).then(() => true))) ?? false;
}

/** The paths of all files below a folder, in order. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}
