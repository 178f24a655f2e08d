import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { maxPixels } from './encode-picture.js';

const maxSide = 1_000; // pixels of the longer side
const timeoutSeconds = 60;
const lightBackground = '#fffdf9';
/** 0 to 255; darker logos are invisible on dark pages. */
const minBrightness = 90;

/** PNG; a dark logo without a background gets a light one. Throws when the logo cannot be read. */
export async function renderLogo(logoPath: string): Promise<Buffer> {
  const content = await readFile(logoPath); // without a base address an SVG cannot load files
  const { width, height, format } = await sharp(content, { limitInputPixels: maxPixels }).metadata();
  const density = format === 'svg' ? Math.min(100_000, Math.max(1, (72 * maxSide) / Math.max(width, height))) : 72;
  const logo = await sharp(content, { density, limitInputPixels: maxPixels, failOn: 'error' })
    .timeout({ seconds: timeoutSeconds })
    .autoOrient()
    .resize(maxSide, maxSide, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .png()
    .toBuffer();
  const { isOpaque } = await sharp(logo).stats();
  return isOpaque ? logo : withVisibleBackground(logo);
}

async function withVisibleBackground(logoPng: Buffer): Promise<Buffer> {
  const logo = await sharp(logoPng).trim({ threshold: 1 }).png().toBuffer();
  if ((await measureBrightness(logo)) >= minBrightness) return logo;
  const margin = Math.round(maxSide / 12);
  const margins = { top: margin, bottom: margin, left: margin, right: margin, background: lightBackground };
  return sharp(logo).flatten({ background: lightBackground }).extend(margins).png().toBuffer();
}

async function measureBrightness(logo: Buffer): Promise<number> {
  const { data } = await sharp(logo).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  let [brightnessSum, alphaSum] = [0, 0];
  for (let offset = 0; offset < data.length; offset += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(offset, offset + 4);
    brightnessSum += (0.2126 * red + 0.7152 * green + 0.0722 * blue) * alpha;
    alphaSum += alpha;
  }
  return alphaSum === 0 ? 0 : brightnessSum / alphaSum;
}
