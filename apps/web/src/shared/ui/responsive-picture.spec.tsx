import { screen } from '@testing-library/react';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { renderInSite } from '../testing/render-in-site';
import * as pictures from './pictures';
import { ResponsivePicture } from './responsive-picture';

const picture = <ResponsivePicture slot="home.wines" picture={pictures.vineyardsCrops} sizes="100vw" />;
const uploadedImage = {
  url: '/media/ab-1600x800.webp',
  alt: 'Vines',
  width: 1600,
  height: 800,
  avif: '/media/ab-480x240.avif 480w, /media/ab-1600x800.avif 1600w',
  webp: '/media/ab-480x240.webp 480w, /media/ab-1600x800.webp 1600w',
};

const readSources = (image: HTMLElement) =>
  [...(image.parentElement?.querySelectorAll('source') ?? [])].map(({ media, type, srcset }) => [media, type, srcset]);

test('a built-in picture is decorative, with two formats of each crop and an upright crop on phones', () => {
  renderInSite('en', picture);
  const image = screen.getByRole('presentation');
  expect(readSources(image)).toEqual([
    ['(max-width:719px)', 'image/avif', '/images/vineyards-tall-760.avif 760w, /images/vineyards-tall-1200.avif 1200w'],
    ['(max-width:719px)', 'image/webp', '/images/vineyards-tall-760.webp 760w, /images/vineyards-tall-1200.webp 1200w'],
    ['', 'image/avif', expect.stringContaining('/images/vineyards-wide-2560.avif 2560w')],
    ['', 'image/webp', expect.stringContaining('/images/vineyards-wide-2560.webp 2560w')],
  ]);
  expect(image).toHaveAttribute('loading', 'lazy');
});

test('every built-in picture exists in every width and format that the pages use', () => {
  for (const crop of Object.values(pictures).flatMap((crops) => (typeof crops === 'function' ? [] : crops)))
    for (const format of ['avif', 'webp'] as const)
      for (const file of pictures.toSourceSet(crop, format).split(', '))
        expect(existsSync(join(__dirname, '../../../public', file.split(' ')[0] ?? ''))).toBe(true);
});

test.each([
  [390, 844, 'hero-tall'],
  [375, 553, 'hero-tall'],
  [820, 1180, 'hero-middle'],
  [768, 1024, 'hero-middle'],
  [1024, 768, 'hero-wide'],
  [844, 390, 'hero-wide'],
  [1440, 900, 'hero-wide'],
])('on a screen of %i × %i the hero is %s', (width, height, expectedFile) => {
  const readRatio = (match: RegExpExecArray | null, defaultRatio: number) =>
    match ? Number(match[1]) / Number(match[2]) : defaultRatio;
  const matchingCrops = pictures.heroCrops.filter(({ media = '' }) => {
    const minRatio = readRatio(/min-aspect-ratio:(\d+)\/(\d+)/.exec(media), 0);
    const maxRatio = readRatio(/max-aspect-ratio:(\d+)\/(\d+)/.exec(media), Infinity);
    return width / height >= minRatio && width / height <= maxRatio;
  });
  expect(matchingCrops.map((crop) => crop.file)).toEqual([expectedFile]);
});

test('an uploaded picture has its widths, AVIF before WebP, and its alt text', () => {
  renderInSite('en', picture, { site: { images: { 'home.wines': uploadedImage } } });
  const image = screen.getByRole('img', { name: 'Vines' });
  expect(image.previousElementSibling).toHaveAttribute('srcset', uploadedImage.avif);
  expect(image).toHaveAttribute('srcset', uploadedImage.webp);
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['1600', '800']);
});

test('a picture from another website is shown unchanged', () => {
  const remote = { url: 'https://example.com/x.jpg', alt: 'Vines', width: null, height: null, avif: null, webp: null };
  renderInSite('en', picture, { site: { images: { 'home.wines': remote } } });
  const image = screen.getByRole('img', { name: 'Vines' });
  expect([image.getAttribute('src'), image.hasAttribute('srcset')]).toEqual([remote.url, false]);
  expect(image.parentElement?.querySelector('source')).toBeNull();
});
