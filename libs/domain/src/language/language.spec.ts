import {
  isLanguage,
  languages,
  findOtherLanguage,
  setSiteLanguages,
  resolveLanguage,
  tieShortWords,
} from './language.js';
import { localizePath } from '../site/site-paths.js';

it('sk and en are the only languages', () => {
  expect(['sk', 'en', 'de', '', undefined].map(isLanguage)).toEqual([true, true, false, false, false]);
});

it.each([
  ['sk', '/events', '/events'],
  ['en', '/events', '/events?lang=en'],
  ['en', 'https://strapec.example/', 'https://strapec.example/?lang=en'],
] as const)('in %s the path %s becomes %s', (language, path, address) => {
  expect(localizePath(language, path)).toBe(address);
});

describe('a venue with the site languages', () => {
  afterEach(() => setSiteLanguages(languages));

  it.each([
    [['en'], 'en', undefined, ['/events', '/events?lang=sk']],
    [['sk'], 'sk', undefined, ['/events?lang=en', '/events']],
    [['en', 'sk'], 'sk', 'en', ['/events', '/events?lang=sk']],
    [[], 'sk', 'en', ['/events?lang=en', '/events']],
  ] as const)('%s', (siteLanguages, resolvedLanguage, expectedOther, addresses) => {
    setSiteLanguages(siteLanguages);
    expect([resolveLanguage('sk'), findOtherLanguage(resolvedLanguage)]).toEqual([resolvedLanguage, expectedOther]);
    expect([localizePath('en', '/events'), localizePath('sk', '/events')]).toEqual(addresses);
    expect(resolveLanguage('de')).toBe(siteLanguages[0] ?? 'sk');
  });
});

it.each([
  ['Malé Karpaty v ôsmich fľašiach', 'Malé Karpaty v\u00a0ôsmich fľašiach'],
  ['Päť chodov s vinárom z Tokaja', 'Päť chodov s\u00a0vinárom z\u00a0Tokaja'],
  ['A k tomu syry', 'A\u00a0k\u00a0tomu syry'],
  ['Vino a káva', 'Vino a\u00a0káva'],
  ['Večer so psom', 'Večer so psom'],
  ['káva i', 'káva i'],
])('a word of one letter is followed by a non-breaking space: %s', (text, expected) => {
  expect(tieShortWords(text)).toBe(expected);
});
