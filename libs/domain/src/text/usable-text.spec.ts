import { isUsableLine, isUsableText, isVisible } from './usable-text.js';

const codes = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));

describe('a text', () => {
  it.each(['', 'Ľubomíra Ďuríčková-Ötvös', "O'Brien", 'יעל', 'محمد', 'Zuzana 🍇', '👩‍🍳', 'a\u00a0b'])(
    '%j can stand on one line',
    (text) => expect([isUsableText(text), isUsableLine(text)]).toEqual([true, true]),
  );

  it.each([
    ...codes(0x202a, 0x202e),
    ...codes(0x2066, 0x2069),
    ...['\t', '\n', '\r', '\u0085', '\u2028', '\u2029', '\ufeff'],
  ])('%j is no part of a line', (sign) => {
    expect([isUsableText(`Zuz${sign}ana`), isUsableLine(`Zuz${sign}ana`)]).toEqual([true, false]);
  });

  it.each(['\u0000', '\u0008', '\u000b', '\u001b', '\u007f', '\ud83c'])('%j cannot be used at all', (sign) => {
    expect([isUsableText(`Zuz${sign}ana`), isUsableLine(`Zuz${sign}ana`)]).toEqual([false, false]);
  });

  it.each([
    '',
    ' ',
    '\u00a0',
    '\u00ad',
    '\u200b',
    '\u200d\u2060',
    '\u3164',
    '\uffa0',
    '\ufe0f',
    '\u2800',
    '\u0085',
    '\u{e0041}',
  ])('nothing is to be seen of %j', (text) => expect(isVisible(text)).toBe(false));

  it.each(['.', 'é', '👩\u200d🍳', 'می\u200cخواهم', '❤\ufe0f'])('something is to be seen of %j', (text) =>
    expect(isVisible(text)).toBe(true),
  );
});
