import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { cp, readdir } from 'node:fs/promises';
import { join, normalize, relative, sep } from 'node:path';
import { ignoreMissingFile } from '../../platform/config/ignore-missing-file.js';

export class BackupError extends Error {}

/** The path is relative to the backup folder. */
export interface FileChecksum {
  path: string;
  sha256: string;
}

/** Throws when the path is outside the folder. */
export async function checksumFile(folder: string, path: string): Promise<FileChecksum> {
  if (normalize(path).split(sep).includes('..')) throw new BackupError(`The backup is damaged: ${path} lies outside.`);
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(join(folder, path))) hash.update(chunk as Buffer);
  return { path, sha256: hash.digest('hex') };
}

export async function copyIfExists(from: string, to: string): Promise<boolean> {
  return (await ignoreMissingFile(cp(from, to, { recursive: true }).then(() => true))) ?? false;
}

export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}
