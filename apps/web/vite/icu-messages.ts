import { runInNewContext } from 'node:vm';
import { TYPE, parse } from '@formatjs/icu-messageformat-parser';
import { tieShortWords } from '@strapec/domain';
import { type Plugin, parseAst } from 'vite';

const textFile = /\/src\/.*\/(?:[a-z-]+-)?texts\.ts$/;

type Pair<Value> = readonly [english: Value, slovak: Value];

interface TextTable {
  pairs: Readonly<Record<string, Pair<string>>>;
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
      const tables = findTextTables(code);
      const codeWithTrees = tables.reduceRight(
        (changed, { start, end, pairs }) => changed.slice(0, start) + toTrees(pairs) + changed.slice(end),
        code,
      );
      if (!options?.ssr) return codeWithTrees;
      // staff edit the ICU sources (site/built-in-texts.ts)
      const sources = Object.fromEntries(tables.flatMap(({ pairs }) => Object.entries(pairs)));
      return `${codeWithTrees}\nexport const sources = ${JSON.stringify(sources)};`;
    },
  };
}

/** Those that `satisfies Texts`. */
export function findTextTables(code: string): TextTable[] {
  const statements = parseAst(code, { lang: 'ts' }).body.map((one) =>
    one.type === 'ExportNamedDeclaration' ? one.declaration : one,
  );
  const constants = statements.flatMap((one) => (one?.type === 'VariableDeclaration' ? one.declarations : []));
  return constants.flatMap(({ init }) => {
    if (init?.type !== 'TSSatisfiesExpression' || init.expression.type !== 'ObjectExpression') return [];
    const { typeAnnotation } = init;
    if (code.slice(typeAnnotation.start, typeAnnotation.end) !== 'Texts') return [];
    const { start, end } = init.expression;
    return [{ pairs: runInNewContext(`(${code.slice(start, end)})`) as TextTable['pairs'], start, end }];
  });
}

function toTrees(pairs: TextTable['pairs']): string {
  const trees = Object.entries(pairs).map(([id, [en, sk]]): [string, Pair<unknown>] => [
    id,
    [toTree(en), toTree(tieShortWords(sk))],
  ]);
  return JSON.stringify(Object.fromEntries(trees));
}

function toTree(text: string): unknown {
  const tree = parse(text);
  return tree.every(({ type }) => type === TYPE.literal)
    ? tree.map((part) => ('value' in part ? part.value : '')).join('')
    : tree;
}
