// Ends when idle, because a process does not return the hundreds of megabytes for decoding.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import sharp from 'sharp';
import { lowerProcessPriority } from '../../platform/config/lower-process-priority.js';
import { type MediaFile, mediaName } from '../core/media-file.js';
import { encodePicture, toPictureErrorCode } from './encode-picture.js';
import { renderMap, type MapRequest } from './render-map.js';
import { renderLogo } from './render-logo.js';

export { drawIcon, drawSharePicture } from './draw-look.js';

lowerProcessPriority(5); // staff wait for their picture
sharp.cache(false);
sharp.concurrency(1);

interface UploadedPicture {
  file: string;
}

/** The largest WebP, whose name identifies the picture, or an error code. */
export async function encodeUpload({ file }: UploadedPicture): Promise<MediaFile | string> {
  const encodedPictures = await encodePicture(file).catch(toPictureErrorCode);
  if (typeof encodedPictures === 'string') return encodedPictures;
  const sha256 = createHash('sha256');
  await pipeline(createReadStream(file), sha256);
  const hash = sha256.digest('hex').slice(0, 32);
  for (const picture of encodedPictures) await writeFile(`${file}.${mediaName({ hash, ...picture })}`, picture.content);
  const [largestWebp] = encodedPictures.filter(({ format }) => format === 'webp').sort((a, b) => b.width - a.width);
  if (!largestWebp) throw new Error('A picture has no encoding');
  const { width, height, format } = largestWebp;
  return { hash, width, height, format };
}

/** Stores only the pixels, also of SVG. */
export async function encodeLogo({ file }: UploadedPicture): Promise<MediaFile | string> {
  const logoPng = await renderLogo(file).catch(toPictureErrorCode);
  if (typeof logoPng === 'string') return logoPng;
  await writeFile(file, logoPng);
  return encodeUpload({ file });
}

export async function encodeMap({ file, ...request }: MapRequest & UploadedPicture): Promise<MediaFile> {
  await writeFile(file, await renderMap(request));
  const mediaFile = await encodeUpload({ file }).finally(() => rm(file, { force: true }));
  if (typeof mediaFile === 'string') throw new Error(mediaFile);
  return mediaFile;
}
