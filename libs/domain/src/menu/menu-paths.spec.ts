import { expect, it } from '@jest/globals';
import { emptyFilter } from './menu-filter.js';
import { toMenuUrl, toMenuPrintUrl, toQueryString, shortMenuPath } from './menu-paths.js';

it('the menu has a URL in each language', () => {
  expect(toMenuUrl('sk')).toBe('/wine-menu');
  expect(toMenuUrl('en')).toBe('/wine-menu?lang=en');
});

it('the URL contains the filter', () => {
  const filter = { ...emptyFilter, isByTheGlass: true, query: 'rizling & čaj' };
  expect(toMenuUrl('sk', filter)).toMatch(/^\/wine-menu\?[^?]+$/);
  expect(toMenuUrl('en', filter)).toBe(`${toMenuUrl('sk', filter)}&lang=en`);
  expect(toMenuUrl('sk', filter)).toContain('rizling%20%26%20%C4%8Daj');
});

it('the print page has a URL for each format', () => {
  expect(toMenuPrintUrl('sk', 'a4')).toBe('/wine-menu/print?format=a4');
  expect(toMenuPrintUrl('en', 'a5')).toBe('/wine-menu/print?format=a5&lang=en');
});

it('the short path is /w, as on printed QR codes', () => expect(shortMenuPath).toBe('/w'));

it('parameters are encoded and follow others', () => {
  expect(toQueryString([])).toBe('');
  expect(toQueryString([['farba', 'červené'], ['pohar', '1']])).toBe('&farba=%C4%8Derven%C3%A9&pohar=1'); // prettier-ignore
});
