// The texts of the admin, read from its files.
import fs from 'node:fs';
import { findTextTables } from '../../apps/web/vite/icu-messages.ts';
import { at } from './workspace.mjs';

/** By message id, in the words of the sample venue, which opens in the evening. */
export function adminTexts(language) {
  const files = fs.globSync('apps/web/src/admin/**/*texts.ts', { cwd: at() });
  const tables = files.flatMap((file) => findTextTables(fs.readFileSync(at(file), 'utf8')));
  const pairs = tables.flatMap((table) => Object.entries(table.pairs));
  return Object.fromEntries(
    pairs.map(([id, [en, sk]]) => [id, (language === 'en' ? en : sk).replaceAll(ofEvening, '$1')]),
  );
}

const ofEvening = /\{part, select, day \{[^}]*\} other \{([^}]*)\}\}/g;
