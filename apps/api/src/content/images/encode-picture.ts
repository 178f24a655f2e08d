import sharp, { type OutputInfo } from 'sharp';
import { type MediaFormat, mediaFormats, mediaSizes } from '../core/media-names.js';

const mostPixels = 50_000_000; // a bomb of a few kilobytes can ask for gigabytes

/** One encoding of a picture. */
export interface EncodedPicture {
  width: number;
  height: number;
  format: MediaFormat;
  content: Buffer;
}

/** The pixels of a picture, upright and in sRGB. */
interface Pixels {
  data: Buffer;
  info: OutputInfo;
}

/**
 * The pixels of a picture in every width and format that it is shown in; nothing else of the file remains, no place, no
 * camera, no thumbnail. A code of validation-texts.ts when it cannot be read.
 */
export async function encodePicture(file: string): Promise<EncodedPicture[] | string> {
  try {
    const { width, height } = await uprightSize(file);
    if (width * height > mostPixels) return 'image_too_many_pixels';
    const [largest = { width, height }] = mediaSizes(width, height).slice(-1);
    const pixels = await decode(file, largest);
    const sizes = mediaSizes(largest.width, largest.height); // as whoever knows only the largest file computes them
    const encodings = mediaFormats.flatMap((format) => sizes.map((size) => ({ ...size, format })));
    const encoded: EncodedPicture[] = [];
    for (const one of encodings) encoded.push({ ...one, content: await encode(pixels, one) });
    return encoded;
  } catch (error) {
    return /pixel limit/i.test(String(error)) ? 'image_too_many_pixels' : 'image_broken';
  }
}

/** Every read is bounded: the pixels are counted before they are decoded. */
const reading = (file: string) => sharp(file, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 });

/** Cameras lay pictures on their side and say so beside the pixels. */
async function uprightSize(file: string): Promise<{ width: number; height: number }> {
  const { autoOrient } = await reading(file).metadata();
  return { width: autoOrient.width, height: autoOrient.height };
}

/** A picture is read once, in the largest width that is kept of it; sharp writes no metadata unless it is asked to. */
const decode = (file: string, { width, height }: { width: number; height: number }): Promise<Pixels> =>
  reading(file)
    .autoOrient()
    .resize(width, height, { fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });

function encode({ data, info }: Pixels, { width, height, format }: Omit<EncodedPicture, 'content'>): Promise<Buffer> {
  const { width: from, height: tall, channels } = info;
  const picture = sharp(data, { raw: { width: from, height: tall, channels } }).resize(width, height, { fit: 'fill' });
  return (
    format === 'avif' ? picture.avif({ quality: 55, effort: 3 }) : picture.webp({ quality: 78, effort: 4 })
  ).toBuffer();
}
