import { pathToFileURL } from 'node:url';
import { stat } from 'node:fs/promises';
import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

const messageFile = /\/messages\.(en|sk)\.ts$/;

/** Turns message files into syntax trees while building, so that no page carries or runs the ICU parser. */
export function icuMessages(): Plugin {
  return {
    name: 'icu-messages',
    enforce: 'pre',
    async load(id) {
      const language = messageFile.exec(id)?.[1];
      if (!language) return null;
      // Node strips the types itself; the time in the address keeps a changed file from being answered from its cache.
      const { mtimeMs } = await stat(id);
      const module = (await import(`${pathToFileURL(id).href}?${mtimeMs}`)) as Record<string, Record<string, string>>;
      const parsed = Object.entries(module[language] ?? {}).map(([key, text]) => [key, parse(text)]);
      return `export const ${language} = ${JSON.stringify(Object.fromEntries(parsed))};`;
    },
  };
}
