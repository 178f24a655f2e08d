// What the picture process does (`PicturePool` starts it). Decoding takes hundreds of megabytes, and what a process has
// once had of them it does not give back: this one ends when there is nothing to do.
import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import sharp from 'sharp';
import { giveWay } from '../config/give-way.js';
import { type MediaFile, mediaName } from '../content/media-names.js';
import { type EncodedPicture, encodePicture } from './encode-picture.js';
import { fetchMap, type MapAsked } from './fetch-map.js';
import { logoPixels } from './logo-pixels.js';

export { drawIcon, drawShare } from './draw-look.js';

giveWay();
sharp.cache(false);
sharp.concurrency(1);

/** A file that has been uploaded, and the folder below which its encodings are kept. */
export interface UploadedPicture {
  file: string;
  dataDir: string;
}

/** Answers with the largest WebP, whose name stands for the whole picture; a code when the picture cannot be read. */
export async function takeIn({ file, dataDir }: UploadedPicture): Promise<MediaFile | string> {
  const encoded = await encodePicture(file);
  return typeof encoded === 'string' ? encoded : keepPicture(dataDir, await hashOf(file), encoded);
}

/** The same of a logo, which may also be SVG: nothing but its pixels is kept. */
export async function takeInLogo({ file, dataDir }: UploadedPicture): Promise<MediaFile | string> {
  const pixels = await logoPixels(file);
  if (typeof pixels === 'string') return pixels;
  await writeFile(file, pixels);
  return takeIn({ file, dataDir });
}

/** A map around a place, with a pin; throws when a part of it cannot be fetched. */
export async function takeInMap(asked: MapAsked & { dataDir: string }): Promise<MediaFile> {
  const file = join(asked.dataDir, `.${randomUUID()}`);
  await writeFile(file, await fetchMap(asked));
  const taken = await takeIn({ file, dataDir: asked.dataDir }).finally(() => rm(file, { force: true }));
  if (typeof taken === 'string') throw new Error(taken);
  return taken;
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex').slice(0, 32);
}

/**
 * Writes the encodings of a picture below the data folder, where every process serves them from; answers with the
 * largest WebP. A name appears with its whole content or not at all.
 */
async function keepPicture(dataDir: string, hash: string, encoded: readonly EncodedPicture[]): Promise<MediaFile> {
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
