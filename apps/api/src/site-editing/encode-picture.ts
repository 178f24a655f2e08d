import sharp from 'sharp';
import { type MediaFormat, mediaFormats, mediaSizes } from '../site-content/media-names.js';

const mostPixels = 50_000_000; // a bomb of a few kilobytes can ask for gigabytes
const longest = 60; // seconds for one encoding

/** One encoding of a picture. */
export interface EncodedPicture {
  width: number;
  height: number;
  format: MediaFormat;
  content: Buffer;
}

/**
 * The pixels of a picture, upright, in every width and format that it is shown in; nothing else of the file remains, no
 * place, no camera, no thumbnail. A code of validation-texts.ts when it cannot be read.
 */
export async function encodePicture(content: Buffer): Promise<EncodedPicture[] | string> {
  try {
    const { width, height } = await uprightSize(content);
    if (width * height > mostPixels) return 'image_too_many_pixels';
    const [largest = { width, height }] = mediaSizes(width, height).slice(-1);
    const sizes = mediaSizes(largest.width, largest.height); // as whoever knows only the largest file computes them
    const encodings = mediaFormats.flatMap((format) => sizes.map((size) => ({ ...size, format })));
    const encoded: EncodedPicture[] = [];
    for (const one of encodings) encoded.push({ ...one, content: await encode(content, one) });
    return encoded;
  } catch (error) {
    return /pixel limit/i.test(String(error)) ? 'image_too_many_pixels' : 'image_broken';
  }
}

/** Every read is bounded: the pixels are counted before they are decoded. */
const reading = (content: Buffer) =>
  sharp(content, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 }).timeout({ seconds: longest });

/** Cameras lay pictures on their side and say so beside the pixels. */
async function uprightSize(content: Buffer): Promise<{ width: number; height: number }> {
  const { autoOrient } = await reading(content).metadata();
  return { width: autoOrient.width, height: autoOrient.height };
}

function encode(content: Buffer, { width, height, format }: Omit<EncodedPicture, 'content'>): Promise<Buffer> {
  const picture = reading(content).autoOrient().resize(width, height, { fit: 'fill' });
  // the colours become sRGB, and sharp writes no metadata unless it is asked to
  return (
    format === 'avif' ? picture.avif({ quality: 55, effort: 3 }) : picture.webp({ quality: 78, effort: 4 })
  ).toBuffer();
}
