/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { resolvePageLanguage } from '../../src/content/pages/page-address';

describe('the language of a page', () => {
  it.each([
    ['/', undefined, 'sk'],
    ['/?lang=en', undefined, 'en'],
    ['/?lang=en', 'lang=sk', 'en'],
    ['/events', 'theme=dark; lang=en', 'en'],
    ['/events?lang=de', 'lang=en', 'en'],
    ['/', 'slang=en', 'sk'],
    ['/', 'lang=english', 'sk'],
  ])('at the URL %s with the cookies %s is %s', (url, cookies, language) => {
    expect(resolvePageLanguage(url, cookies)).toBe(language);
  });
});
