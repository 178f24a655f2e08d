import { existsSync, mkdirSync, mkdtempSync, rmdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Throws when nothing can be created in it: Node's `recursive` never ends below a folder that refuses new entries (/proc). */
export function makeUsable(folder: string): void {
  let there = folder;
  while (!existsSync(there)) there = dirname(there);
  try {
    rmdirSync(mkdtempSync(join(there, '.try-')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error; // a full disk may have room again later
  }
  mkdirSync(folder, { recursive: true });
}
