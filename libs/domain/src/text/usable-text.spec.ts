import { isUsableLine, isUsableText, hasVisibleCharacters } from './usable-text.js';

const charactersBetween = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));

describe('a text', () => {
  it.each(['', 'Ľubomíra Ďuríčková-Ötvös', "O'Brien", 'יעל', 'محمد', 'Zuzana 🍇', '👩‍🍳', 'a\u00a0b'])(
    '%j is usable as a line',
    (text) => expect([isUsableText(text), isUsableLine(text)]).toEqual([true, true]),
  );

  it.each([
    ...charactersBetween(0x202a, 0x202e),
    ...charactersBetween(0x2066, 0x2069),
    ...['\t', '\n', '\r', '\u0085', '\u2028', '\u2029', '\ufeff'],
  ])('%j is usable in a text, but not in a line', (character) => {
    expect([isUsableText(`Zuz${character}ana`), isUsableLine(`Zuz${character}ana`)]).toEqual([true, false]);
  });

  it.each(['\u0000', '\u0008', '\u000b', '\u001b', '\u007f', '\ud83c'])('%j is not usable in any text', (character) => {
    expect([isUsableText(`Zuz${character}ana`), isUsableLine(`Zuz${character}ana`)]).toEqual([false, false]);
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
  ])('%j is invisible', (text) => expect(hasVisibleCharacters(text)).toBe(false));

  it.each(['.', 'é', '👩\u200d🍳', 'می\u200cخواهم', '❤\ufe0f'])('%j is visible', (text) =>
    expect(hasVisibleCharacters(text)).toBe(true),
  );
});
