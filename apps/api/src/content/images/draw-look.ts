import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultAccent, shortNameOf } from '@strapec/domain';
import sharp, { type ResizeOptions } from 'sharp';
import { type Look, grapesLogoUrl } from '../core/look.js';
import { writeFileAtomically } from '../core/write-file-atomically.js';
import { Typeface } from './typeface.js';

interface DrawingRequest {
  look: Look;
  clientDir: string;
  cacheDir: string;
  file: string;
  size?: number;
}

// theme colours of the web app
const nightColour = '#1a070b';
const creamColour = '#f6ece0';
const brassColour = '#d9b27c';

type DrawingSources = Pick<DrawingRequest, 'look' | 'clientDir' | 'cacheDir'>;

export async function drawIcon({ size = 0, file, ...sources }: DrawingRequest): Promise<void> {
  const iconContent = await drawIconSvg(sources, size === 0 ? 6 : 0);
  const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${iconContent}</svg>`);
  await writeFileAtomically(file, size === 0 ? svg : await renderPng(svg, size));
}

const renderPng = (svg: Buffer, size: number): Promise<Buffer> =>
  sharp(svg, { density: (72 * size) / 32 })
    .png()
    .toBuffer();

/** 32 units; telephones may cut all outside a circle of diameter 26. */
async function drawIconSvg(sources: DrawingSources, cornerRadius: number): Promise<string> {
  const { look, clientDir } = sources;
  const backgroundRect = (colour: string) => `<rect width="32" height="32" rx="${cornerRadius}" fill="${colour}"/>`;
  if (look.logoUrl === grapesLogoUrl) return backgroundRect(nightColour) + (await readGrapesSvg(clientDir));
  const logo = await readLogo(sources);
  if (!logo) return backgroundRect(look.accent || defaultAccent) + (await drawLetterSvg(sources));
  const { width, height } = await sharp(logo).metadata();
  const scale = 25.6 / Math.hypot(width, height);
  const [x, y] = [16 - (width * scale) / 2, 16 - (height * scale) / 2];
  const placement = `x="${x}" y="${y}" width="${width * scale}" height="${height * scale}"`;
  return `${backgroundRect(await findLogoBackground(logo))}<image ${placement} href="data:image/png;base64,${logo.toString('base64')}"/>`;
}

const readGrapesSvg = async (clientDir: string): Promise<string> =>
  (await readFile(join(clientDir, grapesLogoUrl), 'utf8')).replaceAll(/<\/?svg[^>]*>|<rect[^>]*>/g, '');

async function drawLetterSvg({ look, clientDir }: DrawingSources): Promise<string> {
  const titleFace = await Typeface.load(clientDir, 'fraunces');
  const [letter = '·'] = [...shortNameOf(look.name).toLocaleUpperCase('sk')];
  const size = 22;
  const width = titleFace.textWidth(letter, size);
  return `<path fill="${creamColour}" d="${titleFace.textPath(letter, { size, x: 16 - width / 2, y: 16 + titleFace.capHeight(size) / 2 })}"/>`;
}

const readLogo = (sources: DrawingSources): Promise<Buffer | null> =>
  readPicture(sources, sources.look.logoUrl, { width: 512, height: 512, fit: 'inside', withoutEnlargement: true });

/** `null` also for an unreadable file. */
async function readPicture(
  { clientDir, cacheDir }: DrawingSources,
  imageUrl: string | null,
  resizeOptions: ResizeOptions,
): Promise<Buffer | null> {
  const [path, folder] = /^\/(media|images)\/[\w-]+\.\w+$/.exec(imageUrl ?? '') ?? [];
  if (path === undefined) return null;
  const file = join(folder === 'media' ? cacheDir : clientDir, path);
  return sharp(file)
    .resize(resizeOptions)
    .png()
    .toBuffer()
    .catch(() => null);
}

/** Dark around a transparent logo, else the logo's corner colour. */
async function findLogoBackground(logo: Buffer): Promise<string> {
  const { data } = await sharp(logo)
    .ensureAlpha()
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [red = 0, green = 0, blue = 0, alpha = 0] = data;
  return alpha < 255 ? nightColour : `rgb(${red},${green},${blue})`;
}

const shareSize = { width: 1200, height: 630 };
const titleBox = { width: 620, sizes: [84, 72, 60, 48], maxLines: 4 };

export async function drawSharePicture({ file, ...sources }: DrawingRequest): Promise<void> {
  const { look, clientDir } = sources;
  const titleFace = await Typeface.load(clientDir, 'fraunces');
  const textFace = await Typeface.load(clientDir, 'figtree');
  const name = shortNameOf(look.name);
  const { lines, size } = titleFace.fitText(look.title || name, titleBox);
  const lineHeight = size * 1.04;
  const top = 315 - ((lines.length - 1) * lineHeight) / 2 + titleFace.capHeight(size) / 2;
  const logo = await drawLogoSvg(sources);
  const outlines = [
    ...lines.map((line, row) => titleFace.textPath(line, { size, x: 72, y: top + row * lineHeight, spacing: -0.02 })),
    logo.isWideLogo
      ? ''
      : titleFace.textPath(name, { size: 40, x: 86 + logo.width, y: 86 + titleFace.capHeight(40) / 2 }),
  ];
  const overlay = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">
    <linearGradient id="dark"><stop stop-color="#14050a" stop-opacity=".9"/>
    <stop offset=".42" stop-color="#14050a" stop-opacity=".72"/><stop offset=".72" stop-color="#14050a" stop-opacity="0"/>
    </linearGradient><rect width="1200" height="630" fill="url(#dark)"/><g transform="translate(72 56)">${logo.svg}</g>
    <path fill="${creamColour}" d="${outlines.join('')}"/>
    <path fill="${brassColour}" d="${textFace.textPath(look.city, { size: 26, x: 72, y: 574, spacing: 0.04 })}"/></svg>`;
  const picture = sharp(await drawBackground(sources)).composite([{ input: Buffer.from(overlay) }]);
  await writeFileAtomically(file, await picture.jpeg({ quality: 82, mozjpeg: true }).toBuffer());
}

/** 60 units high; a wide logo contains the name. */
async function drawLogoSvg(sources: DrawingSources): Promise<{ svg: string; width: number; isWideLogo: boolean }> {
  const logo = await readLogo(sources);
  if (!logo) {
    const icon =
      sources.look.logoUrl === grapesLogoUrl ? await readGrapesSvg(sources.clientDir) : await drawIconSvg(sources, 6);
    return { svg: `<g transform="scale(1.875)">${icon}</g>`, width: 60, isWideLogo: false };
  }
  const { width, height } = await sharp(logo).metadata();
  const logoWidth = Math.min(420, (60 * width) / height);
  const image = `<image width="${logoWidth}" height="60" href="data:image/png;base64,${logo.toString('base64')}"/>`;
  return { svg: image, width: logoWidth, isWideLogo: width > 1.6 * height };
}

async function drawBackground(sources: DrawingSources): Promise<Buffer> {
  const picture = await readPicture(sources, sources.look.pictureUrl, { ...shareSize, fit: 'cover' });
  if (picture) return picture;
  const plainBackground = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><radialGradient id="glow" cx=".7" cy="0" r="1">
    <stop stop-color="${sources.look.accent || defaultAccent}" stop-opacity=".6"/><stop offset="1" stop-color="${nightColour}"/>
    </radialGradient><rect width="1200" height="630" fill="${nightColour}"/><rect width="1200" height="630" fill="url(#glow)"/></svg>`;
  return sharp(Buffer.from(plainBackground)).png().toBuffer();
}
