import { randomUUID } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Readers never see a half of it. */
export async function writeAtomically(file: string, content: Buffer): Promise<void> {
  const draft = join(dirname(file), `.${randomUUID()}`);
  await writeFile(draft, content);
  await rename(draft, file);
}
