import { randomUUID } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultAccent, shortNameOf } from '@strapec/domain';
import sharp from 'sharp';
import { type Look, grapesUrl } from '../core/look.js';
import { Lettering } from './lettering.js';

interface DrawingRequest {
  look: Look;
  clientDir: string;
  cacheDir: string;
  to: string;
  size?: number;
}

// theme colours of the web app
const night = '#1a070b';
const cream = '#f6ece0';
const brass = '#d9b27c';

type Sources = Pick<DrawingRequest, 'look' | 'clientDir' | 'cacheDir'>;

export async function drawIcon({ size = 0, to, ...sources }: DrawingRequest): Promise<void> {
  const inner = await iconOf(sources, size === 0 ? 6 : 0);
  const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${inner}</svg>`);
  await save(
    size === 0
      ? svg
      : await sharp(svg, { density: (72 * size) / 32 })
          .png()
          .toBuffer(),
    to,
  );
}

/** 32 units; telephones may cut all outside a circle of diameter 26. */
async function iconOf(sources: Sources, radius: number): Promise<string> {
  const { look, clientDir } = sources;
  const ground = (colour: string) => `<rect width="32" height="32" rx="${radius}" fill="${colour}"/>`;
  if (look.logo === grapesUrl) return ground(night) + (await grapesIn(clientDir));
  const logo = await logoOf(sources);
  if (!logo) return ground(look.accent || defaultAccent) + (await letterOf(sources));
  const { width, height } = await sharp(logo).metadata();
  const scale = 25.6 / Math.hypot(width, height);
  const [x, y] = [16 - (width * scale) / 2, 16 - (height * scale) / 2];
  const place = `x="${x}" y="${y}" width="${width * scale}" height="${height * scale}"`;
  return `${ground(await edgeColour(logo))}<image ${place} href="data:image/png;base64,${logo.toString('base64')}"/>`;
}

const grapesIn = async (clientDir: string): Promise<string> =>
  (await readFile(join(clientDir, grapesUrl), 'utf8')).replaceAll(/<\/?svg[^>]*>|<rect[^>]*>/g, '');

async function letterOf({ look, clientDir }: Sources): Promise<string> {
  const display = await Lettering.load(clientDir, 'fraunces');
  const [letter = '·'] = [...shortNameOf(look.name).toLocaleUpperCase('sk')];
  const size = 22;
  const width = display.widthOf(letter, size);
  return `<path fill="${cream}" d="${display.draw(letter, { size, x: 16 - width / 2, y: 16 + display.capHeight(size) / 2 })}"/>`;
}

function fileOf(address: string | null, { clientDir, cacheDir }: Sources): string | null {
  const [, folder] = /^\/(media|images)\/[\w-]+\.\w+$/.exec(address ?? '') ?? [];
  return folder ? join(folder === 'media' ? cacheDir : clientDir, address ?? '') : null;
}

async function logoOf(sources: Sources): Promise<Buffer | null> {
  const file = fileOf(sources.look.logo, sources);
  const drawn = file && sharp(file).resize(512, 512, { fit: 'inside', withoutEnlargement: true }).png().toBuffer();
  return drawn ? drawn.catch(() => null) : null;
}

/** Dark around a transparent logo, else the logo's corner colour. */
async function edgeColour(logo: Buffer): Promise<string> {
  const { data } = await sharp(logo)
    .ensureAlpha()
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [red = 0, green = 0, blue = 0, alpha = 0] = data;
  return alpha < 255 ? night : `rgb(${red},${green},${blue})`;
}

const share = { width: 1200, height: 630 };
const title = { width: 620, sizes: [84, 72, 60, 48], mostLines: 4 };

export async function drawShare({ to, ...sources }: DrawingRequest): Promise<void> {
  const { look, clientDir } = sources;
  const display = await Lettering.load(clientDir, 'fraunces');
  const text = await Lettering.load(clientDir, 'figtree');
  const name = shortNameOf(look.name);
  const { lines, size } = display.fit(look.title || name, title);
  const high = size * 1.04;
  const top = 315 - ((lines.length - 1) * high) / 2 + display.capHeight(size) / 2;
  const mark = await markOf(sources);
  const outlines = [
    ...lines.map((line, index) => display.draw(line, { size, x: 72, y: top + index * high, spacing: -0.02 })),
    mark.saysName ? '' : display.draw(name, { size: 40, x: 86 + mark.width, y: 86 + display.capHeight(40) / 2 }),
  ];
  const words = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">
    <linearGradient id="dark"><stop stop-color="#14050a" stop-opacity=".9"/>
    <stop offset=".42" stop-color="#14050a" stop-opacity=".72"/><stop offset=".72" stop-color="#14050a" stop-opacity="0"/>
    </linearGradient><rect width="1200" height="630" fill="url(#dark)"/><g transform="translate(72 56)">${mark.svg}</g>
    <path fill="${cream}" d="${outlines.join('')}"/>
    <path fill="${brass}" d="${text.draw(look.city, { size: 26, x: 72, y: 574, spacing: 0.04 })}"/></svg>`;
  const picture = sharp(await groundOf(sources)).composite([{ input: Buffer.from(words) }]);
  await save(await picture.jpeg({ quality: 82, mozjpeg: true }).toBuffer(), to);
}

/** 60 units high; a wide logo contains the name. */
async function markOf(sources: Sources): Promise<{ svg: string; width: number; saysName: boolean }> {
  const logo = await logoOf(sources);
  if (!logo) {
    const icon = sources.look.logo === grapesUrl ? await grapesIn(sources.clientDir) : await iconOf(sources, 6);
    return { svg: `<g transform="scale(1.875)">${icon}</g>`, width: 60, saysName: false };
  }
  const { width, height } = await sharp(logo).metadata();
  const across = Math.min(420, (60 * width) / height);
  const image = `<image width="${across}" height="60" href="data:image/png;base64,${logo.toString('base64')}"/>`;
  return { svg: image, width: across, saysName: width > 1.6 * height };
}

async function groundOf(sources: Sources): Promise<Buffer> {
  const file = fileOf(sources.look.picture, sources);
  const picture =
    file &&
    (await sharp(file)
      .resize({ ...share, fit: 'cover' })
      .png()
      .toBuffer()
      .catch(() => null));
  if (picture) return picture;
  const calm = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><radialGradient id="glow" cx=".7" cy="0" r="1">
    <stop stop-color="${sources.look.accent || defaultAccent}" stop-opacity=".6"/><stop offset="1" stop-color="${night}"/>
    </radialGradient><rect width="1200" height="630" fill="${night}"/><rect width="1200" height="630" fill="url(#glow)"/></svg>`;
  return sharp(Buffer.from(calm)).png().toBuffer();
}

async function save(content: Buffer, to: string): Promise<void> {
  const draft = `${to}.${randomUUID()}`;
  await writeFile(draft, content);
  await rename(draft, to);
}
