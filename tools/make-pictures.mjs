// Encodes the pictures of the public pages from their masters in art/, and draws the icons. Run
// `node tools/make-pictures.mjs` after a master changed; the result is committed. How the masters are made: art/README.md.
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import * as pictures from '../apps/web/src/shared/ui/pictures.ts';

const inWeb = (name) => fileURLToPath(new URL(`../apps/web/${name}`, import.meta.url));

/** AVIF; where everything is brick or leaf, less is not seen and weighs half. */
const usualQuality = 50;
const qualities = { 'cellar-wide': 40, 'vineyards-tall': 44, shelf: 44, plate: 44 };

async function encode({ file, widths }) {
  for (const width of widths) {
    const resized = sharp(path.join(import.meta.dirname, `art/${file}.webp`)).resize({ width, kernel: 'lanczos3' });
    const to = (format) => inWeb(`public/images/${file}-${width}.${format}`);
    const avif = await resized
      .clone()
      .avif({ quality: qualities[file] ?? usualQuality, effort: 5 })
      .toFile(to('avif'));
    const webp = await resized.clone().webp({ quality: 74, effort: 6 }).toFile(to('webp'));
    console.log(`${file}-${width}: avif ${avif.size}, webp ${webp.size}`);
  }
}

/** An icon file for browsers that ask for `/favicon.ico`: PNG pictures one after another, behind a list of them. */
function icoFile(sizes, pngs) {
  const head = Buffer.alloc(6 + 16 * sizes.length);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(sizes.length, 4);
  let offset = head.length;
  sizes.forEach((size, index) => {
    const at = 6 + 16 * index;
    head.writeUInt8(size, at); // width and height
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4); // colour planes
    head.writeUInt16LE(32, at + 6); // bits per pixel
    head.writeUInt32LE(pngs[index].length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += pngs[index].length;
  });
  return Buffer.concat([head, ...pngs]);
}

await mkdir(inWeb('public/images'), { recursive: true });
for (const old of await readdir(inWeb('public/images')))
  if (/-\d+\.(avif|webp)$/.test(old)) await rm(inWeb(`public/images/${old}`));
for (const cut of Object.values(pictures).flat()) await encode(cut);

const icon = await readFile(inWeb('public/favicon.svg'), 'utf8');
const drawn = (svg, size) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ palette: true });
const tabSizes = [16, 32, 48];
const tabIcons = await Promise.all(tabSizes.map((size) => drawn(icon, size).toBuffer()));
await writeFile(inWeb('public/favicon.ico'), icoFile(tabSizes, tabIcons));
// On a full square: telephones cut their own corners into it.
for (const size of [180, 192, 512]) {
  await drawn(icon.replace(' rx="6"', ''), size).toFile(inWeb(`public/icon-${size}.png`));
}
