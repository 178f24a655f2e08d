// The words that the admin shows, read from the files in which it finds them itself.
import fs from 'node:fs';
import { textsIn } from '../../apps/web/vite/icu-messages.ts';
import { at } from './workspace.mjs';

/** The admin's texts of a language by message id, in the words of the sample venue, which opens in the evening. */
export function adminTexts(language) {
  const files = fs.globSync('apps/web/src/admin/**/*texts.ts', { cwd: at() });
  const all = files.flatMap((file) => textsIn(fs.readFileSync(at(file), 'utf8')));
  const texts = all.flatMap((one) => Object.entries(one[language] ?? {}));
  return Object.fromEntries(texts.map(([id, text]) => [id, text.replaceAll(ofEvening, '$1')]));
}

const ofEvening = /\{part, select, day \{[^}]*\} other \{([^}]*)\}\}/g;
