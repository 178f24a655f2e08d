import { addressIn } from './language.js';

it.each([
  ['sk', '/events', '/events'],
  ['en', '/events', '/events?lang=en'],
  ['en', 'https://strapec.example/', 'https://strapec.example/?lang=en'],
] as const)('in %s the page %s lives at %s', (language, path, address) => {
  expect(addressIn(language, path)).toBe(address);
});
