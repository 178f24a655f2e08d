import { expect, it } from '@jest/globals';
import { emptyFilter } from './menu-filter.js';
import { menuAddress, menuPrintAddress, toQueryString, shortMenuPath } from './menu-paths.js';

it('the list has an address in each language', () => {
  expect(menuAddress('sk')).toBe('/wine-menu');
  expect(menuAddress('en')).toBe('/wine-menu?lang=en');
});

it('what a guest looks for stands in it', () => {
  const looked = { ...emptyFilter, isByTheGlass: true, query: 'rizling & čaj' };
  expect(menuAddress('sk', looked)).toMatch(/^\/wine-menu\?[^?]+$/);
  expect(menuAddress('en', looked)).toBe(`${menuAddress('sk', looked)}&lang=en`);
  expect(menuAddress('sk', looked)).toContain('rizling%20%26%20%C4%8Daj');
});

it('a printer has one of its own', () => {
  expect(menuPrintAddress('sk', 'a4')).toBe('/wine-menu/print?format=a4');
  expect(menuPrintAddress('en', 'a5')).toBe('/wine-menu/print?format=a5&lang=en');
});

it('the short one stays for ever', () => expect(shortMenuPath).toBe('/w'));

it('names and values stand behind others', () => {
  expect(toQueryString([])).toBe('');
  expect(toQueryString([['farba', 'červené'], ['pohar', '1']])).toBe('&farba=%C4%8Derven%C3%A9&pohar=1'); // prettier-ignore
});
