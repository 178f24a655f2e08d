import { withTiedWords } from './tied-words.js';

test.each([
  ['Malé Karpaty v ôsmich fľašiach', 'Malé Karpaty v\u00a0ôsmich fľašiach'],
  ['Päť chodov s vinárom z Tokaja', 'Päť chodov s\u00a0vinárom z\u00a0Tokaja'],
  ['A k tomu syry', 'A\u00a0k\u00a0tomu syry'],
  ['Vino a káva', 'Vino a\u00a0káva'],
  ['Večer so psom', 'Večer so psom'],
  ['káva i', 'káva i'],
])('%s', (written, set) => {
  expect(withTiedWords(written)).toBe(set);
});
