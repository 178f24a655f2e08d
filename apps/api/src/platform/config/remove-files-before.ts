import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ignoreMissingFile } from './ignore-missing-file.js';

/** Returns the number of files that were written before this moment. The folder may be missing. */
export async function removeFilesBefore(moment: Date, folder: string, suffix = ''): Promise<number> {
  let removedCount = 0;
  for (const name of (await ignoreMissingFile(readdir(folder))) ?? []) {
    if (!name.endsWith(suffix)) continue;
    const file = join(folder, name);
    const { mtime } = (await ignoreMissingFile(stat(file))) ?? { mtime: moment }; // removed by another process
    if (mtime >= moment) continue;
    await rm(file, { force: true });
    removedCount += 1;
  }
  return removedCount;
}
