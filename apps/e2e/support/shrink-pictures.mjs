// Makes the committed pictures of compare-site-screenshots.spec.ts small: few colours, no dithering.
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const folder = join(import.meta.dirname, '../pictures');
for (const name of readdirSync(folder)) {
  const path = join(folder, name);
  const shrunkPng = await sharp(path).png({ palette: true, colours: 16, dither: 0, effort: 10 }).toBuffer();
  writeFileSync(path, shrunkPng);
  console.log(name, shrunkPng.length);
}
