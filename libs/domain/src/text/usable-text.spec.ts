import { isUsableLine, isUsableText } from './usable-text.js';

const codes = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));

describe('a text', () => {
  it.each(['', 'Ľubomíra Ďuríčková-Ötvös', "O'Brien", 'יעל', 'محمد', 'Zuzana 🍇', '👩‍🍳', 'a\u00a0b'])(
    '%j can stand on one line',
    (text) => expect([isUsableText(text), isUsableLine(text)]).toEqual([true, true]),
  );

  it.each([...codes(0x202a, 0x202e), ...codes(0x2066, 0x2069), '\t', '\n', '\r'])('%j is no part of a line', (sign) => {
    expect([isUsableText(`Zuz${sign}ana`), isUsableLine(`Zuz${sign}ana`)]).toEqual([true, false]);
  });

  it.each(['\u0000', '\u0008', '\u000b', '\u001b', '\u007f', '\ud83c'])('%j cannot be used at all', (sign) => {
    expect([isUsableText(`Zuz${sign}ana`), isUsableLine(`Zuz${sign}ana`)]).toEqual([false, false]);
  });
});
