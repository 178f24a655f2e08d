import { pathToFileURL } from 'node:url';
import { stat } from 'node:fs/promises';
import { TYPE, parse } from '@formatjs/icu-messageformat-parser';
import { withTiedWords } from '@strapec/domain';
import type { Plugin } from 'vite';

const messageFile = /\/messages\.(en|sk)\.ts$/;

/** Parses message files into syntax trees in the build, so that no page loads or runs the ICU parser. */
export function icuMessages(): Plugin {
  return {
    name: 'icu-messages',
    enforce: 'pre',
    async load(id, options) {
      const language = messageFile.exec(id)?.[1];
      if (!language) return null;
      // Node strips the types itself; the time in the address bypasses Node's module cache for a changed file.
      const { mtimeMs } = await stat(id);
      const module = (await import(`${pathToFileURL(id).href}?${mtimeMs}`)) as Record<string, Record<string, string>>;
      const texts = Object.entries(module[language] ?? {});
      const parsed = texts.map(([key, text]) => [key, treeOf(language === 'sk' ? withTiedWords(text) : text)]);
      const trees = `export const ${language} = ${JSON.stringify(Object.fromEntries(parsed))};`;
      // the server also needs the ICU sources: staff edit those (app/built-in-texts.ts)
      return options?.ssr ? `${trees}\nexport const source = ${JSON.stringify(Object.fromEntries(texts))};` : trees;
    },
  };
}

/** The syntax tree of a text; a text without placeholders stays a string. */
function treeOf(text: string): unknown {
  const tree = parse(text);
  return tree.every(({ type }) => type === TYPE.literal)
    ? tree.map((part) => ('value' in part ? part.value : '')).join('')
    : tree;
}
