import sharp from 'sharp';
import { type MediaFile, type PictureSize, mediaFormats, listMediaSizes } from '../core/media-file.js';

export const maxPixels = 50_000_000; // a small file can claim gigabytes of pixels

type EncodedPicture = Omit<MediaFile, 'hash'> & { content: Buffer };

type DecodedPixels = Awaited<ReturnType<typeof decodePixels>>;

/** Without metadata. Throws when the picture cannot be read. */
export async function encodePicture(path: string): Promise<EncodedPicture[]> {
  const { width, height } = (await openPicture(path).metadata()).autoOrient; // cameras only note the rotation
  if (width * height > maxPixels) throw new Error('over the pixel limit');
  const [largestSize = { width, height }] = listMediaSizes({ width, height }).slice(-1);
  const pixels = await decodePixels(path, largestSize);
  const sizes = listMediaSizes(largestSize); // from the largest alone, as in `mediaFilesOf`
  const variants = mediaFormats.flatMap((format) => sizes.map((size) => ({ ...size, format })));
  const encodedPictures: EncodedPicture[] = [];
  for (const variant of variants) encodedPictures.push({ ...variant, content: await encodePixels(pixels, variant) });
  return encodedPictures;
}

/** A code of validation-texts.ts. */
export const toPictureErrorCode = (error: unknown): string =>
  /pixel limit/i.test(String(error)) ? 'image_too_many_pixels' : 'image_broken';

const openPicture = (path: string) => sharp(path, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 });

/** Omits metadata by default. */
const decodePixels = (path: string, { width, height }: PictureSize) =>
  openPicture(path)
    .autoOrient()
    .resize(width, height, { fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });

function encodePixels(
  { data, info: { width: sourceWidth, height: sourceHeight, channels } }: DecodedPixels,
  { width, height, format }: Omit<EncodedPicture, 'content'>,
): Promise<Buffer> {
  // Not all of `info`: its `premultiplied` is wrong once a transparent picture was resized.
  const rawPicture = sharp(data, { raw: { width: sourceWidth, height: sourceHeight, channels } });
  const picture = rawPicture.resize(width, height, { fit: 'fill' });
  const encodedPicture =
    format === 'avif' ? picture.avif({ quality: 55, effort: 3 }) : picture.webp({ quality: 78, effort: 4 });
  return encodedPicture.toBuffer();
}
