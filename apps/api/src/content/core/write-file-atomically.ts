import { randomUUID } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Readers never see a half of it. */
export async function writeFileAtomically(path: string, content: Buffer): Promise<void> {
  const temporaryPath = join(dirname(path), `.${randomUUID()}`);
  await writeFile(temporaryPath, content);
  await rename(temporaryPath, path);
}
