import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { collectPageTexts } from '../../site/app';
import { reserveTexts } from '../../site/reservation-dialog/texts';
import type { ContentWithTexts } from '../../ssr/island';

const src = join(__dirname, '../..');

interface Source {
  /** Without types. */
  imports: string[];
  lazy: string[];
  texts: string[];
  isPart: boolean;
}

const known = new Map<string, Source>();

function sourceAt(file: string): Source {
  const content = readFileSync(file, 'utf8');
  const of = (pattern: RegExp) =>
    [...content.matchAll(pattern)].flatMap(([, specifier = '']) => fileOf(join(dirname(file), specifier)) ?? []);
  const own = isTextTable(content) ? [file] : [];
  const source: Source = {
    isPart: /^export const \w+(?:: ContentWithTexts)? = \{\s+(?:Content|texts)\b/m.test(content),
    imports: of(/^import (?!type )(?:[^;]*? from )?'(\.[^']*)';/gm),
    lazy: of(/\bimport\('(\.[^']*)'\)/g),
    texts: content.includes('useText<')
      ? [...own, ...of(/^import (?:type )?\{[^}]*\b\w+Texts\b[^}]*\} from '(\.[^']*texts)';/gm)]
      : [],
  };
  known.set(file, source);
  return source;
}

const isTextTable = (content: string): boolean => content.includes('} satisfies Texts;');

const fileOf = (path: string): string | undefined =>
  [path, `${path}.ts`, `${path}.tsx`].find(
    (file) => /\.tsx?$/.test(file) && existsSync(file) && statSync(file).isFile(),
  );

/** With `withLazy`, also what its islands load; without texts. */
function closureOf(file: string, withLazy: boolean, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  const { imports, lazy, isPart } = known.get(file) ?? sourceAt(file);
  if (isPart && seen.size > 0) return seen; // other parts have their own
  seen.add(file);
  for (const next of withLazy ? [...imports, ...lazy] : imports) closureOf(next, withLazy, seen);
  return seen;
}

const idsIn = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^ {2}'?([\w.]+)'?: \[/gm)].map(([, id = '']) => id);

/** Pages and islands have their own texts. */
const parts = readdirSync(join(src, 'site'), { recursive: true, encoding: 'utf8' })
  .map((name) => join(src, 'site', name))
  .filter((file) => file.endsWith('.tsx') && sourceAt(file).isPart)
  .flatMap((file) =>
    Object.values(jest.requireActual<Record<string, Partial<ContentWithTexts>>>(file)).flatMap(({ Content, texts }) =>
      Content && texts ? [{ file, part: { Content, texts } }] : [],
    ),
  );
const pages = parts.filter(({ file }) => file.endsWith('-page.tsx'));

const shown = [
  ...pages.flatMap(({ file, part }) =>
    [file, join(src, 'site/app.tsx')].map((one) => ({ file: one, texts: collectPageTexts(part), withLazy: false })),
  ),
  ...parts.filter((one) => !pages.includes(one)).map(({ file, part: { texts } }) => ({ file, texts, withLazy: true })),
  { file: join(src, 'site/reservation-dialog/reserve-table-dialog.tsx'), texts: reserveTexts, withLazy: true },
].map((one) => ({ ...one, name: relative(src, one.file) }));

test.each(shown)('$name loads every text that it shows', ({ file, texts, withLazy }) => {
  const used = [...closureOf(file, withLazy)].flatMap((one) => (known.get(one) ?? sourceAt(one)).texts);
  expect([...new Set(used)].flatMap(idsIn).filter((id) => !(id in texts))).toEqual([]);
});

test('pages and islands are found', () => {
  expect(pages.length).toBe(5);
  expect(parts.length - pages.length).toBeGreaterThan(12);
});
