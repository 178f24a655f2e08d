// Encodes the pictures of the public pages from their masters in art/. Run `node scripts/make-pictures.mjs` after a
// master changed; the result is committed. The masters: hero-*.webp are rendered by art/hero-scene.py (Blender),
// the vineyards are drawn by art/draw-vineyards.mjs.
import { mkdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { drawVineyards } from '../art/draw-vineyards.mjs';

const inWeb = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const widths = [720, 1280, 1920];

/**
 * A render without its speckle. Candle light on the table is what the renderer resolves last, and it lies in the blur
 * anyway; the glasses (given as ellipses) keep every pixel.
 */
async function denoised(master, sharpAreas) {
  const { width, height } = await sharp(master).metadata();
  const ellipses = sharpAreas.map(
    ({ x, y, rx, ry }) => `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="#fff"/>`,
  );
  const mask = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${ellipses.join('')}</svg>`,
  );
  const feathered = await sharp(mask).blur(18).png().toBuffer();
  const crisp = await sharp(master)
    .ensureAlpha()
    .composite([{ input: feathered, blend: 'dest-in' }])
    .png()
    .toBuffer();
  return sharp(master)
    .median(7)
    .blur(1.6)
    .composite([{ input: crisp }])
    .png()
    .toBuffer();
}

async function encode(name, picture, widthsToMake) {
  for (const width of widthsToMake) {
    const resized = sharp(picture).resize({ width, kernel: 'lanczos3' });
    const avif = await resized
      .clone()
      .avif({ quality: 52, effort: 7 })
      .toFile(inWeb(`public/images/${name}-${width}.avif`));
    const webp = await resized
      .clone()
      .webp({ quality: 74, effort: 6 })
      .toFile(inWeb(`public/images/${name}-${width}.webp`));
    console.log(`${name}-${width}: avif ${avif.size}, webp ${webp.size}`);
  }
}

await mkdir(inWeb('public/images'), { recursive: true });
await encode(
  'hero-wide',
  await denoised(inWeb('art/hero-wide.webp'), [
    { x: 985, y: 470, rx: 125, ry: 180 },
    { x: 1175, y: 480, rx: 115, ry: 170 },
  ]),
  widths,
);
await encode(
  'hero-tall',
  await denoised(inWeb('art/hero-tall.webp'), [
    { x: 393, y: 830, rx: 95, ry: 150 },
    { x: 530, y: 820, rx: 85, ry: 140 },
  ]),
  [720],
);
const vineyards = Buffer.from(drawVineyards());
await encode('vineyards', await sharp(vineyards, { density: 144 }).png().toBuffer(), widths);

// The drawn bunch on a full square: telephones cut their own corners into it.
const icon = (await readFile(inWeb('public/favicon.svg'), 'utf8')).replace(' rx="6"', '');
for (const width of [180, 192, 512]) {
  await sharp(Buffer.from(icon), { density: (72 * width) / 32 })
    .png({ palette: true })
    .toFile(inWeb(`public/icon-${width}.png`));
}
