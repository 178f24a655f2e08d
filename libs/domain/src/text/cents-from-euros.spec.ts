import { centsFromEuros } from './cents-from-euros.js';

describe('centsFromEuros', () => {
  it.each([
    ['39', 3900],
    ['39.50', 3950],
    ['39,5', 3950],
    ['0.07', 7],
    ['19.99', 1999],
    [' ', null],
    ['much', 0],
  ])('%s → %s', (text, cents) => {
    expect(centsFromEuros(text)).toBe(cents);
  });
});
