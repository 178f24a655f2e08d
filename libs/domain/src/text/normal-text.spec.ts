import { checkEmail } from '../form/field-checks.js';
import { toTelUrl, toMailtoUrl } from '../form/contact-urls.js';
import { checkPhoneFormat } from '../form/email-and-phone.js';
import { toSearchTerms } from '../staff/search-terms.js';
import { normalizeEmail, normalizeLine, normalizePhone, normalizeText } from './normal-text.js';

describe('the normal form of a name', () => {
  it.each([
    ['Kova\u0301c\u030cova\u0301', 'Kováčová'],
    ['  Zuzana ', 'Zuzana'],
    ['Zuzana\u00a0\u2009Anna', 'Zuzana Anna'],
    ['\u202aZuzana\u202c', 'Zuzana'],
    ['\ufeffZu\u200bzana\u00ad', 'Zuzana'],
    ['Ružičková\u2011Ťažká', 'Ružičková-Ťažká'],
    ['O’Hara', 'O’Hara'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['Jano 👩\u200d🍳', 'Jano 👩\u200d🍳'],
    ['\u202eEva', '\u202eEva'],
    ['Kov\u2066áčová\u2069', 'Kov\u2066áčová'],
  ])('of %j is %j', (typed, expected) => expect(normalizeLine(typed)).toBe(expected));

  it('gives the same search terms for composed and decomposed accents', () => {
    expect(toSearchTerms('Kova\u0301c\u030cova\u0301')).toEqual(toSearchTerms('Kováčová'));
  });
});

test('a longer text keeps its line breaks and spaces', () => {
  expect(normalizeText(' c\u030cau,\n\nZ\u00a0B ')).toBe('čau,\n\nZ\u00a0B');
});

describe('a telephone number', () => {
  it.each([
    ['\u202a+421 905 123 456\u202c', '+421 905 123 456'],
    ['\u202d+421 905 123 456\u202c', '+421 905 123 456'],
    ['\u200e+421 905 123 456', '+421 905 123 456'],
    ['+421\u2011905\u2011123\u2011456', '+421-905-123-456'],
    ['+421–905–123–456', '+421-905-123-456'],
    ['+421\u00a0905\u00a0123\u00a0456', '+421 905 123 456'],
    ['\uff0b421905123456', '+421905123456'],
    ['０９０５ １２３ ４５６', '0905 123 456'],
    ['٠٩٠٥ ١٢٣ ٤٥٦', '0905 123 456'],
    ['tel: 0905 123 456', '0905 123 456'],
    ['tel. 0905 123 456', '0905 123 456'],
    ['Tel.č.: 0905 123 456', '0905 123 456'],
    ['tel:+421905123456', '+421905123456'],
    ['mobil 0905 123 456', '0905 123 456'],
    ['(+421) 905 123 456', '+421 905 123 456'],
    ['0905·123·456', '0905.123.456'],
    ['0905 123 456,', '0905 123 456'],
    ['O905 123 456', 'O905 123 456'],
  ])('%j is kept as %j', (typed, expected) => expect(normalizePhone(typed)).toBe(expected));

  it.each([
    ['0905 123 456 / 0911 654 321', 'phone_two_numbers'],
    ['0905 123 456, 0911 654 321', 'phone_two_numbers'],
    ['0905 123 456 alebo 0911 654 321', 'phone_two_numbers'],
    ['602123456; 603123456', 'phone_two_numbers'],
    ['+421905123456+421911654321', 'phone_two_numbers'],
    ['0905 123 456 kl. 12', 'phone_letters'],
    ['O905 123 456', 'phone_letters'],
    ['602 123 456', 'phone_too_few_digits'],
    ['+43 1 58858', 'phone_too_few_digits'],
    ['0905/123 456', null],
    ['00421 (0) 905/123.456', null],
  ])('%j has the error %j', (typed, code) => expect(checkPhoneFormat(normalizePhone(typed))).toBe(code));

  it.each([
    ['+421 2 5555 0123', 'tel:+421255550123'],
    ['+421 (0)2 5555 0123', 'tel:+421255550123'],
    ['0905 123 456 / 0911 654 321', null],
    ['+421 905 123 456 0911', null],
    ['nemá', null],
    [null, null],
  ])('%j has the URL %j', (number, url) => expect(toTelUrl(number)).toBe(url));
});

describe('an e-mail address', () => {
  it.each([
    ['zuzana@example.com', {}, 'mailto:zuzana@example.com'],
    ['a?bcc=evil%40evil.example&x@b.cz', {}, 'mailto:a%3Fbcc%3Devil%2540evil.example%26x@b.cz'],
    [
      '"a@b"@b.cz',
      { subject: 'Váš dopyt', body: 'a&b' },
      'mailto:%22a%40b%22@b.cz?subject=V%C3%A1%C5%A1%20dopyt&body=a%26b',
    ],
  ])('%j is escaped in a mailto URL', (address, headers, url) => expect(toMailtoUrl(address, headers)).toBe(url));

  it.each([
    ['ZUZANA@EXAMPLE.COM', 'zuzana@example.com'],
    ['mailto:zuzana@example.com?subject=Ahoj', 'zuzana@example.com'],
    ['Zuzana Kováčová <zuzana@example.com>', 'zuzana@example.com'],
    ['<zuzana@example.com>,', 'zuzana@example.com'],
    ['zuzana@example.com.', 'zuzana@example.com'],
    ['zuzana @example.com', 'zuzana@example.com'],
    ['\u202azu\u200bzana\uff20example.com\u202c', 'zuzana@example.com'],
    ['zuzana@vina\u0301ren\u030c.example', 'zuzana@vináreň.example'],
  ])('%j is kept as %j', (typed, expected) => {
    expect(normalizeEmail(typed)).toBe(expected);
    expect(checkEmail(expected, 'email_invalid')).toBeNull();
  });

  it.each([
    ['žužana@example.com', 'email_not_ascii'],
    ['jan+víno@príklad.sk', 'email_not_ascii'],
    ['jan.@gmail.com', 'email_invalid'],
    ['zuzana@gmail,com', 'email_invalid'],
    ['zuzana@example..com', 'email_invalid'],
    ['‚ivo@example.com‘', 'email_invalid'],
    ['zuzana kovacova@example.com', 'email_invalid'],
    ['a@example.com, b@example.com', 'email_invalid'],
  ])('%j has the error %s', (typed, code) => expect(checkEmail(normalizeEmail(typed), 'email_invalid')).toBe(code));
});

test.each([normalizeLine, normalizeEmail, normalizePhone])('%p is fast for a very long text', (normalize) => {
  const longText = `${' '.repeat(50_000)}.`.repeat(10);
  const startedMs = Date.now();
  normalize(longText);
  expect(Date.now() - startedMs).toBeLessThan(2_000); // a slow expression takes minutes
});
