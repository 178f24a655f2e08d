import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { collectPageTexts } from '../../site/app';
import { reserveTexts } from '../../site/reservation-dialog/texts';
import type { ContentWithTexts } from '../../ssr/island';

const root = join(__dirname, '../..');

interface SourceFile {
  /** Without imports of types. */
  imports: string[];
  lazyImports: string[];
  textFiles: string[];
  hasOwnTexts: boolean;
}

const sources = new Map<string, SourceFile>();

function readSource(file: string): SourceFile {
  const content = readFileSync(file, 'utf8');
  const findImportedFiles = (pattern: RegExp) =>
    [...content.matchAll(pattern)].flatMap(([, specifier = '']) => resolveFile(join(dirname(file), specifier)) ?? []);
  const ownTextFiles = isTextTable(content) ? [file] : [];
  const source: SourceFile = {
    hasOwnTexts: /^export const \w+(?:: ContentWithTexts)? = \{\s+(?:Content|texts)\b/m.test(content),
    imports: findImportedFiles(/^import (?!type )(?:[^;]*? from )?'(\.[^']*)';/gm),
    lazyImports: findImportedFiles(/\bimport\('(\.[^']*)'\)/g),
    textFiles: content.includes('useText<')
      ? [...ownTextFiles, ...findImportedFiles(/^import (?:type )?\{[^}]*\b\w+Texts\b[^}]*\} from '(\.[^']*texts)';/gm)]
      : [],
  };
  sources.set(file, source);
  return source;
}

const isTextTable = (content: string): boolean => content.includes('} satisfies Texts;');

const resolveFile = (path: string): string | undefined =>
  [path, `${path}.ts`, `${path}.tsx`].find(
    (file) => /\.tsx?$/.test(file) && existsSync(file) && statSync(file).isFile(),
  );

/** With `hasLazy`, also the files that its islands load. */
function collectImports(file: string, hasLazy: boolean, visitedFiles = new Set<string>()): Set<string> {
  if (visitedFiles.has(file)) return visitedFiles;
  const { imports, lazyImports, hasOwnTexts } = sources.get(file) ?? readSource(file);
  if (hasOwnTexts && visitedFiles.size > 0) return visitedFiles; // other pages and islands have their own texts
  visitedFiles.add(file);
  for (const next of hasLazy ? [...imports, ...lazyImports] : imports) collectImports(next, hasLazy, visitedFiles);
  return visitedFiles;
}

const listTextIds = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^ {2}'?([\w.]+)'?: \[/gm)].map(([, id = '']) => id);

/** Pages and islands have their own texts. */
const parts = readdirSync(join(root, 'site'), { recursive: true, encoding: 'utf8' })
  .map((name) => join(root, 'site', name))
  .filter((file) => file.endsWith('.tsx') && readSource(file).hasOwnTexts)
  .flatMap((file) =>
    Object.values(jest.requireActual<Record<string, Partial<ContentWithTexts>>>(file)).flatMap(({ Content, texts }) =>
      Content && texts ? [{ file, part: { Content, texts } }] : [],
    ),
  );
const pages = parts.filter(({ file }) => file.endsWith('-page.tsx'));

const renderedParts = [
  ...pages.flatMap(({ file, part }) =>
    [file, join(root, 'site/app.tsx')].map((path) => ({ file: path, texts: collectPageTexts(part), hasLazy: false })),
  ),
  ...parts.filter((part) => !pages.includes(part)).map(({ file, part: { texts } }) => ({ file, texts, hasLazy: true })),
  { file: join(root, 'site/reservation-dialog/reserve-table-dialog.tsx'), texts: reserveTexts, hasLazy: true },
].map((part) => ({ ...part, name: relative(root, part.file) }));

test.each(renderedParts)('$name loads every text that it shows', ({ file, texts, hasLazy }) => {
  const files = [...collectImports(file, hasLazy)].flatMap((path) => (sources.get(path) ?? readSource(path)).textFiles);
  expect([...new Set(files)].flatMap(listTextIds).filter((id) => !(id in texts))).toEqual([]);
});

test('pages and islands are found', () => {
  expect(pages.length).toBe(5);
  expect(parts.length - pages.length).toBeGreaterThan(12);
});
