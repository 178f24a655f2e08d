import { compactScript } from './compact-script';
import { bootScript, consentScript, languageScript, textFaceScript } from './inline-scripts';

const stringsOf = (script: string) => script.match(/'[^']*'|"[^"]*"/g);

test.each([
  ['language', languageScript],
  ['consent', consentScript],
  ['text face', textFaceScript],
  ['boot', bootScript('/assets/entry.js', ['/assets/one.js', '/assets/two.js'])],
])('the script of the %s says the same in fewer letters', (_name, script) => {
  const compact = compactScript(script);
  expect(compact.length).toBeLessThan(script.length * 0.9);
  expect(stringsOf(compact)).toEqual(stringsOf(script));
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- it is only read, not run
  expect(() => new Function(compact)).not.toThrow();
});
