// The words that the admin shows, read from the files in which it finds them itself.
import fs from 'node:fs';
import { at } from '../lib/workspace.mjs';

/** The admin's texts of a language by message id. */
export async function adminTexts(language) {
  const files = fs.globSync(`apps/web/src/admin/**/messages.${language}.ts`, { cwd: at() });
  const parts = await Promise.all(files.map((file) => import(at(file))));
  return Object.assign({}, ...parts.map((part) => part[language]));
}
