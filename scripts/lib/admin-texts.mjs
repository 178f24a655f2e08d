// The texts of the admin, read from its files.
import fs from 'node:fs';
import { findTexts } from '../../apps/web/vite/icu-messages.ts';
import { at } from './workspace.mjs';

/** By message id, in the words of the sample venue, which opens in the evening. */
export function adminTexts(language) {
  const files = fs.globSync('apps/web/src/admin/**/*texts.ts', { cwd: at() });
  const all = files.flatMap((file) => findTexts(fs.readFileSync(at(file), 'utf8')));
  const texts = all.flatMap((one) => Object.entries(one[language] ?? {}));
  return Object.fromEntries(texts.map(([id, text]) => [id, text.replaceAll(ofEvening, '$1')]));
}

const ofEvening = /\{part, select, day \{[^}]*\} other \{([^}]*)\}\}/g;
