import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type MediaFile, mediaName } from '../content/media-names.js';
import type { EncodedPicture } from './encode-picture.js';

/**
 * Writes the encodings of a picture below the data folder, where every process serves them from; answers with the
 * largest WebP. A name appears with its whole content or not at all.
 */
export async function keepPicture(
  dataDir: string,
  hash: string,
  encoded: readonly EncodedPicture[],
): Promise<MediaFile> {
  const folder = join(dataDir, 'media');
  await mkdir(folder, { recursive: true });
  for (const picture of encoded) {
    const draft = join(folder, `.${randomUUID()}`);
    await writeFile(draft, picture.content);
    await rename(draft, join(folder, mediaName({ hash, ...picture })));
  }
  const [largest] = encoded.filter(({ format }) => format === 'webp').sort((a, b) => b.width - a.width);
  if (!largest) throw new Error('A picture has no encoding');
  const { width, height, format } = largest;
  return { hash, width, height, format };
}
