import { addressIn, isLanguage } from './language.js';

it('knows its two languages, and no other', () => {
  expect(['sk', 'en', 'de', '', undefined].map(isLanguage)).toEqual([true, true, false, false, false]);
});

it.each([
  ['sk', '/events', '/events'],
  ['en', '/events', '/events?lang=en'],
  ['en', 'https://strapec.example/', 'https://strapec.example/?lang=en'],
] as const)('in %s the page %s lives at %s', (language, path, address) => {
  expect(addressIn(language, path)).toBe(address);
});
