import { randomUUID } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Readers never see a half of it. */
export async function writeFileAtomically(file: string, content: Buffer): Promise<void> {
  const temporaryFile = join(dirname(file), `.${randomUUID()}`);
  await writeFile(temporaryFile, content);
  await rename(temporaryFile, file);
}
