import { addressIn, isLanguage, languages, otherThan, speak, spokenOr } from './language.js';

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

describe('a house that speaks', () => {
  afterEach(() => speak(languages));

  it.each([
    [['en'], 'en', undefined, ['/events', '/events?lang=sk']],
    [['sk'], 'sk', undefined, ['/events?lang=en', '/events']],
    [['en', 'sk'], 'sk', 'en', ['/events', '/events?lang=sk']],
    [[], 'sk', 'en', ['/events?lang=en', '/events']],
  ] as const)('%s', (chosen, forSlovak, other, addresses) => {
    speak(chosen);
    expect([spokenOr('sk'), otherThan(forSlovak)]).toEqual([forSlovak, other]);
    expect([addressIn('en', '/events'), addressIn('sk', '/events')]).toEqual(addresses);
    expect(spokenOr('de')).toBe(chosen[0] ?? 'sk');
  });
});
