import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { maxPixels, pictureErrorCode } from './encode-picture.js';

const side = 1_000; // pixels of the longer side
const timeoutSeconds = 60;
const lightBackground = '#fffdf9';
/** 0 to 255; darker logos are invisible on dark pages. */
const minBrightness = 90;

/**
 * PNG; a dark logo without a background gets a light one. Returns a code of validation-texts.ts when the logo cannot be
 * read.
 */
export async function logoPixels(file: string): Promise<Buffer | string> {
  try {
    const content = await readFile(file); // without a base address an SVG cannot load files
    const { width, height, format } = await sharp(content, { limitInputPixels: maxPixels }).metadata();
    const density = format === 'svg' ? Math.min(100_000, Math.max(1, (72 * side) / Math.max(width, height))) : 72;
    const drawn = await sharp(content, { density, limitInputPixels: maxPixels, failOn: 'error' })
      .timeout({ seconds: timeoutSeconds })
      .autoOrient()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .png()
      .toBuffer();
    const { isOpaque } = await sharp(drawn).stats();
    return isOpaque ? drawn : await withVisibleBackground(drawn);
  } catch (error) {
    return pictureErrorCode(error);
  }
}

async function withVisibleBackground(drawn: Buffer): Promise<Buffer> {
  const logo = await sharp(drawn).trim({ threshold: 1 }).png().toBuffer();
  if ((await brightnessOf(logo)) >= minBrightness) return logo;
  const margin = Math.round(side / 12);
  const edges = { top: margin, bottom: margin, left: margin, right: margin, background: lightBackground };
  return sharp(logo).flatten({ background: lightBackground }).extend(edges).png().toBuffer();
}

async function brightnessOf(logo: Buffer): Promise<number> {
  const { data } = await sharp(logo).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  let [light, weight] = [0, 0];
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4);
    light += (0.2126 * red + 0.7152 * green + 0.0722 * blue) * alpha;
    weight += alpha;
  }
  return weight === 0 ? 0 : light / weight;
}
