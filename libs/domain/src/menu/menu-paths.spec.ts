import { expect, it } from '@jest/globals';
import { emptyFilter } from './menu-filter.js';
import { menuAddress, menuPrintAddress, toQueryString, shortMenuPath } from './menu-paths.js';

it('the menu has a URL in each language', () => {
  expect(menuAddress('sk')).toBe('/wine-menu');
  expect(menuAddress('en')).toBe('/wine-menu?lang=en');
});

it('the URL contains the filter', () => {
  const filter = { ...emptyFilter, isByTheGlass: true, query: 'rizling & čaj' };
  expect(menuAddress('sk', filter)).toMatch(/^\/wine-menu\?[^?]+$/);
  expect(menuAddress('en', filter)).toBe(`${menuAddress('sk', filter)}&lang=en`);
  expect(menuAddress('sk', filter)).toContain('rizling%20%26%20%C4%8Daj');
});

it('the print page has a URL for each format', () => {
  expect(menuPrintAddress('sk', 'a4')).toBe('/wine-menu/print?format=a4');
  expect(menuPrintAddress('en', 'a5')).toBe('/wine-menu/print?format=a5&lang=en');
});

it('the short path is /w, as on printed QR codes', () => expect(shortMenuPath).toBe('/w'));

it('parameters are encoded and follow others', () => {
  expect(toQueryString([])).toBe('');
  expect(toQueryString([['farba', 'červené'], ['pohar', '1']])).toBe('&farba=%C4%8Derven%C3%A9&pohar=1'); // prettier-ignore
});
