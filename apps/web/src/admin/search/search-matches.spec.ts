import { isPhoneMatch, splitAtMatches } from './search-matches';

const markMatches = (text: string, ...terms: string[]): string =>
  splitAtMatches(text, terms)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('');

test.each([
  ['Ján Horváth', ['horv'], 'Ján [Horv]áth'],
  ['Ján Horváth', ['jan', 'vath'], '[Ján] Hor[váth]'],
  ['anna nana', ['na'], 'an[na] [nana]'],
  ['Wałęsa O’Brien', ["o'b"], 'Wałęsa [O’B]rien'],
  ['Z\u030Cofia', ['zof'], '[Z\u030Cof]ia'],
  ['🍷 víno', ['vin'], '🍷 [vín]o'],
  ['Peter', ['jan'], 'Peter'],
  ['Peter', [], 'Peter'],
  ['', ['x'], ''],
])('%s has the matches of %j', (text, terms, expectedMarks) => expect(markMatches(text, ...terms)).toBe(expectedMarks));

test('a phone number is found in any notation', () => {
  expect(isPhoneMatch('0905 123 456', '+421905123456', ['421905'])).toBe(true);
  expect(isPhoneMatch('0905 123 456', '+421905123456', ['905123'])).toBe(true);
  expect(isPhoneMatch('12 34 5', null, ['2345'])).toBe(true);
  expect(isPhoneMatch('0905 123 456', '+421905123456', ['horvath', '999'])).toBe(false);
});
