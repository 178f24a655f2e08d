// The words that the admin shows, read from the files in which it finds them itself.
import fs from 'node:fs';
import { at } from './workspace.mjs';

/** The admin's texts of a language by message id, in the words of the sample venue, which opens in the evening. */
export async function adminTexts(language) {
  const files = fs.globSync(`apps/web/src/admin/**/messages.${language}.ts`, { cwd: at() });
  const parts = await Promise.all(files.map((file) => import(at(file))));
  const texts = Object.entries(Object.assign({}, ...parts.map((part) => part[language])));
  return Object.fromEntries(texts.map(([id, text]) => [id, text.replaceAll(ofEvening, '$1')]));
}

const ofEvening = /\{part, select, day \{[^}]*\} other \{([^}]*)\}\}/g;
