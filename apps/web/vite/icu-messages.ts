import { runInNewContext } from 'node:vm';
import { TYPE, parse } from '@formatjs/icu-messageformat-parser';
import { tieShortWords } from '@strapec/domain';
import { type Plugin, parseAst } from 'vite';

const textFile = /\/src\/.*\/(?:[a-z-]+-)?texts\.ts$/;

type Texts = Readonly<Record<string, string>>;

interface FoundTexts {
  en?: Texts;
  sk?: Texts;
  /** Positions in the code. */
  start: number;
  end: number;
}

/** No page loads the ICU parser. */
export function icuMessages(): Plugin {
  return {
    name: 'icu-messages',
    enforce: 'pre',
    transform(code, id, options) {
      if (!textFile.test(id)) return null;
      const found = findTexts(code);
      const trees = found.reduceRight(
        (changed, { start, end, ...texts }) => changed.slice(0, start) + toTrees(texts) + changed.slice(end),
        code,
      );
      if (!options?.ssr) return trees;
      // staff edit the ICU sources (site/built-in-texts.ts)
      const sources = Object.fromEntries(
        found.flatMap(({ start: _start, end: _end, ...texts }) => Object.entries(texts)),
      );
      return `${trees}\nexport const sources = ${JSON.stringify(sources)};`;
    },
  };
}

/** `const en` and `const sk`, and tables of pairs that `satisfies Texts`. */
export function findTexts(code: string): FoundTexts[] {
  const statements = parseAst(code, { lang: 'ts' }).body.map((one) =>
    one.type === 'ExportNamedDeclaration' ? one.declaration : one,
  );
  const constants = statements.flatMap((one) => (one?.type === 'VariableDeclaration' ? one.declarations : []));
  return constants.flatMap(({ id, init }) => {
    const table = init?.type === 'TSSatisfiesExpression' ? init.expression : init;
    if (id.type !== 'Identifier' || table?.type !== 'ObjectExpression') return [];
    const { start, end } = table;
    const evaluate = (): unknown => runInNewContext(`(${code.slice(start, end)})`);
    if (table !== init) {
      const pairs = evaluate() as Record<string, [string, string]>;
      return [{ en: mapValues(pairs, ([en]) => en), sk: mapValues(pairs, ([, sk]) => sk), start, end }];
    }
    return id.name === 'en' || id.name === 'sk' ? [{ [id.name]: evaluate() as Texts, start, end }] : [];
  });
}

function toTrees({ en, sk }: Pick<FoundTexts, 'en' | 'sk'>): string {
  const english = en && mapValues(en, toTree);
  const slovak = sk && mapValues(sk, (text) => toTree(tieShortWords(text)));
  return JSON.stringify(english && slovak ? mapValues(english, (tree, id) => [tree, slovak[id]]) : (english ?? slovak));
}

const mapValues = <From, To>(record: Readonly<Record<string, From>>, change: (value: From, id: string) => To) =>
  Object.fromEntries(Object.entries(record).map(([id, value]) => [id, change(value, id)]));

function toTree(text: string): unknown {
  const tree = parse(text);
  return tree.every(({ type }) => type === TYPE.literal)
    ? tree.map((part) => ('value' in part ? part.value : '')).join('')
    : tree;
}
