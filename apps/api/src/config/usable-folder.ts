import { mkdirSync, mkdtempSync, rmdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

const isFolder = (place: string): boolean => statSync(place, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** Makes a folder unless it is there, and tries that something can be made in it. Throws when it cannot. */
export function makeUsable(folder: string): void {
  makeFolder(folder);
  try {
    rmdirSync(mkdtempSync(join(folder, '.try-')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error; // a full disk has room again one day
  }
}

/** Part by part: Node's own `recursive` never comes to an end below /proc. */
function makeFolder(folder: string): void {
  if (isFolder(folder)) return;
  if (folder !== dirname(folder)) makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    if (!isFolder(folder)) throw error; // else another process has just made it
  }
}
