import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  checkAccent,
  accentPresets,
  renderAccentCss,
  computeAccentShades,
  contrastRatio,
  toReadableAccent,
} from './accent.js';

const lightBackground = '#f6ece0';
const darkBackground = '#1a070b';

it('the contrast ratio is that of WCAG', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

it.each(accentPresets.map((preset) => [preset]))('the preset %s may be the accent', (preset) =>
  expect(checkAccent(preset)).toBeNull(),
);

it.each([
  ['', null],
  ['#7b2334', null],
  ['#E0A030', 'colour_too_light'],
  ['red', 'colour_invalid'],
  ['#fff', 'colour_invalid'],
  ['#7b2334;}', 'colour_invalid'],
])('%j as the accent has the error %s', (accent, error) => expect(checkAccent(accent)).toBe(error));

it('the nearest accent of any colour and its shades have enough contrast', () => {
  const colours = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(colours, (colour) => {
      const nearest = toReadableAccent(colour);
      const { accent, bright, edge, inDarkMail } = computeAccentShades(nearest);
      expect(checkAccent(nearest)).toBeNull();
      if (checkAccent(colour) === null) expect(nearest).toBe(colour);
      expect(
        Math.min(contrastRatio(accent, lightBackground), contrastRatio(bright, lightBackground)),
      ).toBeGreaterThanOrEqual(4.5);
      expect(contrastRatio(edge, darkBackground)).toBeGreaterThanOrEqual(3);
      expect(contrastRatio(inDarkMail, '#211014')).toBeGreaterThanOrEqual(4.5);
    }),
    { numRuns: 100 },
  );
});

it('pages get a CSS rule only for an accent that is not the default', () => {
  expect([renderAccentCss(''), renderAccentCss('#ffffff')]).toEqual(['', '']);
  expect(renderAccentCss('#24486b')).toMatch(/^:root\{--wine:#24486b;--wine-bright:#\w{6};--wine-edge:#\w{6}\}$/);
});
