import { foldText } from '../text/normal-text.js';
import { toSearchTerms } from './search-terms.js';

test.each([
  ['Horváth', ['horvath']],
  ['  Ján   HORVÁTH ', ['jan', 'horvath']],
  ['Wałęsa O’Brien', ['walesa', "o'brien"]],
  ['jan jan', ['jan']],
  ['zuzana@example.com', ['zuzana@example.com']],
  ['past-7', ['past-7']],
  ['a12 7b', ['a12', '7b']],
  ['(-) 7 a', ['(-)', '7', 'a']],
  ['', []],
  [' \n ', []],
])('the words %j become terms', (typed, terms) => expect(toSearchTerms(typed)).toEqual(terms));

test.each([
  ['0905 123', ['905123']],
  ['0905/123-456', ['905123456']],
  ['+421 905 123 456', ['421905123456']],
  ['00421905123456', ['421905123456']],
  ['+421 (0)905 123 456', ['421905123456']],
  ['(0905) 123.456', ['905123456']],
  ['123456', ['123456']],
  ['456', ['456']],
  ['+44 20 7946 0958', ['442079460958']],
  ['007', ['007']],
  ['000', ['000']],
  ['12', ['12']],
  ['1 2', ['1', '2']],
  ['1 23', ['123']],
  ['0 12', ['012']],
  ['0123', ['123']],
])('the number %j becomes digits', (typed, terms) => expect(toSearchTerms(typed)).toEqual(terms));

test('a number and words become separate terms', () => {
  expect(toSearchTerms('Horváth 0905 123 narodeniny')).toEqual(['horvath', '905123', 'narodeniny']);
  expect(toSearchTerms('stôl 7')).toEqual(['stol', '7']);
  expect(toSearchTerms('+')).toEqual(['+']);
});

test('a search has at most eight terms', () => {
  expect(toSearchTerms('a b c d e f g h i j')).toHaveLength(8);
});

test('letters without a decomposed form are folded', () => {
  expect(foldText('ŁØĐ’ľúbim')).toBe("lod'lubim");
});
