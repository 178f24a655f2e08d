import { runInNewContext } from 'node:vm';
import { TYPE, parse } from '@formatjs/icu-messageformat-parser';
import { withTiedWords } from '@strapec/domain';
import { type Plugin, parseAst } from 'vite';

const textFile = /\/src\/.*\/(?:[a-z-]+-)?texts\.ts$/;

type Language = 'en' | 'sk';
type Texts = Readonly<Record<string, string>>;

/** Parses texts in the build, so that no page loads the ICU parser. */
export function icuMessages(): Plugin {
  return {
    name: 'icu-messages',
    enforce: 'pre',
    transform(code, id, options) {
      if (!textFile.test(id)) return null;
      const found = textsIn(code);
      const trees = found.reduceRight(
        (changed, { language, texts, start, end }) =>
          changed.slice(0, start) + treesOf(texts, language) + changed.slice(end),
        code,
      );
      if (!options?.ssr) return trees;
      // staff edit the ICU sources (site/built-in-texts.ts)
      const sources = Object.fromEntries(found.map(({ language, texts }) => [language, texts]));
      return `${trees}\nexport const sources = ${JSON.stringify(sources)};`;
    },
  };
}

interface FoundTexts {
  language: Language;
  texts: Texts;
  /** Positions in the code. */
  start: number;
  end: number;
}

/** `const en` and `const sk` of a `texts.ts`. */
export function textsIn(code: string): FoundTexts[] {
  const statements = parseAst(code, { lang: 'ts' }).body.map((one) =>
    one.type === 'ExportNamedDeclaration' ? one.declaration : one,
  );
  const constants = statements.flatMap((one) => (one?.type === 'VariableDeclaration' ? one.declarations : []));
  return constants.flatMap(({ id, init }) => {
    if (id.type !== 'Identifier' || (id.name !== 'en' && id.name !== 'sk')) return [];
    if (init?.type !== 'ObjectExpression') return [];
    const { start, end } = init;
    const texts = runInNewContext(`(${code.slice(start, end)})`) as Record<string, string>;
    return [{ language: id.name, texts, start, end }];
  });
}

function treesOf(texts: Texts, language: Language): string {
  const trees = Object.entries(texts).map(([id, text]) => [id, treeOf(language === 'sk' ? withTiedWords(text) : text)]);
  return JSON.stringify(Object.fromEntries(trees));
}

/** A text without placeholders stays a string. */
function treeOf(text: string): unknown {
  const tree = parse(text);
  return tree.every(({ type }) => type === TYPE.literal)
    ? tree.map((part) => ('value' in part ? part.value : '')).join('')
    : tree;
}
