import sharp from 'sharp';
import { type MediaFile, type PictureSize, mediaFormats, mediaSizes } from '../core/media-file.js';

export const maxPixels = 50_000_000; // a small file can claim gigabytes of pixels

type EncodedPicture = Omit<MediaFile, 'hash'> & { content: Buffer };

type Pixels = Awaited<ReturnType<typeof decodePixels>>;

/** Without metadata. Throws when the picture cannot be read. */
export async function encodePicture(file: string): Promise<EncodedPicture[]> {
  const { width, height } = (await openPicture(file).metadata()).autoOrient; // cameras only note the rotation
  if (width * height > maxPixels) throw new Error('over the pixel limit');
  const [largest = { width, height }] = mediaSizes({ width, height }).slice(-1);
  const pixels = await decodePixels(file, largest);
  const sizes = mediaSizes(largest); // from the largest alone, as in `mediaFilesOf`
  const variants = mediaFormats.flatMap((format) => sizes.map((size) => ({ ...size, format })));
  const encodedPictures: EncodedPicture[] = [];
  for (const encoding of variants) encodedPictures.push({ ...encoding, content: await encodePixels(pixels, encoding) });
  return encodedPictures;
}

/** A code of validation-texts.ts. */
export const pictureErrorCode = (error: unknown): string =>
  /pixel limit/i.test(String(error)) ? 'image_too_many_pixels' : 'image_broken';

const openPicture = (file: string) => sharp(file, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 });

/** Omits metadata by default. */
const decodePixels = (file: string, { width, height }: PictureSize) =>
  openPicture(file)
    .autoOrient()
    .resize(width, height, { fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });

function encodePixels(
  { data, info: { width: sourceWidth, height: sourceHeight, channels } }: Pixels,
  { width, height, format }: Omit<EncodedPicture, 'content'>,
): Promise<Buffer> {
  // Not all of `info`: its `premultiplied` is wrong once a transparent picture was resized.
  const source = sharp(data, { raw: { width: sourceWidth, height: sourceHeight, channels } });
  const picture = source.resize(width, height, { fit: 'fill' });
  const encodedPicture =
    format === 'avif' ? picture.avif({ quality: 55, effort: 3 }) : picture.webp({ quality: 78, effort: 4 });
  return encodedPicture.toBuffer();
}
