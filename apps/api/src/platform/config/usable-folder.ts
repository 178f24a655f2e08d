import { existsSync, mkdirSync, mkdtempSync, rmdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Makes a folder unless it is there; throws where nothing can be made. That is tried first: below a folder which is there and
 * takes nothing (/proc), Node's `recursive` never comes to an end.
 */
export function makeUsable(folder: string): void {
  let there = folder;
  while (!existsSync(there)) there = dirname(there);
  try {
    rmdirSync(mkdtempSync(join(there, '.try-')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error; // a full disk has room again one day
  }
  mkdirSync(folder, { recursive: true });
}
