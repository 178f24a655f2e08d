/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { networkOf } from '../src/http/client-ip';
import { pageLanguage } from '../src/site/page-language';

describe('whom a limit counts', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::6', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('%s is %s', (address, who) => {
    expect(networkOf(address)).toBe(who);
  });
});

describe('the language of a page', () => {
  it.each([
    ['/', undefined, 'sk'],
    ['/?lang=en', undefined, 'en'],
    ['/?lang=en', 'lang=sk', 'en'],
    ['/events', 'theme=dark; lang=en', 'en'],
    ['/events?lang=de', 'lang=en', 'en'],
    ['/', 'slang=en', 'sk'],
    ['/', 'lang=english', 'sk'],
  ])('%s with the cookies %s is %s', (url, cookies, language) => {
    expect(pageLanguage(url, cookies)).toBe(language);
  });
});
