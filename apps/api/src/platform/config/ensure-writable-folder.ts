import { existsSync, mkdirSync, mkdtempSync, rmdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Throws when nothing can be created in it: Node's `recursive` never ends below a folder that refuses new entries (/proc). */
export function ensureWritableFolder(folder: string): void {
  let existingFolder = folder;
  while (!existsSync(existingFolder)) existingFolder = dirname(existingFolder);
  try {
    rmdirSync(mkdtempSync(join(existingFolder, '.try-')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error; // a full disk may have room again later
  }
  mkdirSync(folder, { recursive: true });
}
