import { screen } from '@testing-library/react';
import { show } from '../testing/show';
import { ResponsivePicture } from './responsive-picture';

const picture = <ResponsivePicture slot="home.wines" name="vineyards" sizes="100vw" />;
const uploaded = {
  url: '/media/ab-1600x800.webp',
  alt: 'Vines',
  width: 1600,
  height: 800,
  avif: '/media/ab-480x240.avif 480w, /media/ab-1600x800.avif 1600w',
  webp: '/media/ab-480x240.webp 480w, /media/ab-1600x800.webp 1600w',
};

test('the built-in picture is decoration, in two formats', () => {
  show('en', picture);
  const image = screen.getByRole('presentation');
  expect(image.parentElement?.querySelector('[type="image/avif"]')).toHaveAttribute(
    'srcset',
    expect.stringContaining('/images/vineyards-720.avif 720w'),
  );
});

test('a picture that staff have uploaded comes in its widths, AVIF before WebP, with its words', () => {
  show('en', picture, { site: { images: { 'home.wines': uploaded } } });
  const image = screen.getByRole('img', { name: 'Vines' });
  expect(image.previousElementSibling).toHaveAttribute('srcset', uploaded.avif);
  expect(image).toHaveAttribute('srcset', uploaded.webp);
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['1600', '800']);
});

test('a picture from elsewhere comes as it lies there', () => {
  const elsewhere = {
    url: 'https://example.com/x.jpg',
    alt: 'Vines',
    width: null,
    height: null,
    avif: null,
    webp: null,
  };
  show('en', picture, { site: { images: { 'home.wines': elsewhere } } });
  const image = screen.getByRole('img', { name: 'Vines' });
  expect([image.getAttribute('src'), image.hasAttribute('srcset')]).toEqual([elsewhere.url, false]);
  expect(image.parentElement?.querySelector('source')).toBeNull();
});
