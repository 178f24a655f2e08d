// What the picture process does (`UploadImage` starts it). Decoding takes hundreds of megabytes, and what a process has
// once had of them it does not give back: this one ends when there is nothing to do.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import sharp from 'sharp';
import { giveWay } from '../config/give-way.js';
import type { MediaFile } from '../content/media-names.js';
import { encodePicture } from './encode-picture.js';
import { keepPicture } from './keep-picture.js';

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

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex').slice(0, 32);
}
