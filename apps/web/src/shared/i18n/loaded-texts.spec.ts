import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const src = join(__dirname, '../..');

interface Source {
  /** The modules that are loaded with it, as files; types are not. */
  imports: string[];
  lazy: string[];
  /** Files with the texts that it takes ids from. */
  texts: string[];
  content: string;
}

const known = new Map<string, Source>();

function sourceAt(file: string): Source {
  const content = readFileSync(file, 'utf8');
  const of = (pattern: RegExp) =>
    [...content.matchAll(pattern)].flatMap(([, specifier = '']) => fileOf(join(dirname(file), specifier)) ?? []);
  const source: Source = {
    content,
    imports: of(/^import (?!type )(?:[^;]*? from )?'(\.[^']*)';/gm),
    lazy: of(/\bimport\('(\.[^']*)'\)/g),
    texts: content.includes('useText<') ? of(/^import (?:type )?\{[^}]*\} from '(\.[^']*messages\.en)';/gm) : [],
  };
  known.set(file, source);
  return source;
}

const fileOf = (path: string): string | undefined =>
  [path, `${path}.ts`, `${path}.tsx`].find(
    (file) => /\.tsx?$/.test(file) && existsSync(file) && statSync(file).isFile(),
  );

const isText = (file: string): boolean => /messages\.(en|sk)\.ts$/.test(file);

/** All that a module shows in the end, of an island what is loaded late too; texts aside. */
function closureOf(file: string, withLazy: boolean, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || isText(file) || /-islands?\.ts$/.test(file)) return seen; // islands bring their own
  seen.add(file);
  const { imports, lazy } = known.get(file) ?? sourceAt(file);
  for (const next of withLazy ? [...imports, ...lazy] : imports) closureOf(next, withLazy, seen);
  return seen;
}

const idsIn = (file: string): string[] =>
  Object.values(jest.requireActual<Record<string, object>>(file)).flatMap(Object.keys);

/** Each page, and what is around all of them. */
const pages = ['home', 'wine-menu', 'events', 'cookies-policy', 'not-found'].flatMap((page) =>
  ['app/app.tsx', `pages/${page}/${page}-page.tsx`].map((file) => ({
    file: join(src, file),
    texts: [join(src, `app/page-messages/${page}.en.ts`)],
    withLazy: false,
  })),
);

const dialog = join(src, 'features/reserve-table');

/** Parts of the public pages that wake late bring their own texts. */
const islands = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((name) => /-islands?\.ts$/.test(name))
  .flatMap((name) => {
    const file = join(src, name);
    const { content, lazy, imports } = sourceAt(file);
    const texts = [...lazy, ...imports.flatMap((other) => sourceAt(other).lazy)].filter((one) =>
      one.endsWith('messages.en.ts'),
    );
    return [...content.matchAll(/content: \(\) =>\s*import\('([^']*)'\)/g)].map(([, path = '']) => ({
      file: fileOf(join(dirname(file), path)) ?? '',
      texts,
      withLazy: true,
    }));
  });

const shown = [
  ...pages,
  ...islands,
  {
    file: join(dialog, 'reserve-table-dialog.tsx'),
    texts: sourceAt(join(dialog, 'texts.ts')).imports.filter((file) => file.endsWith('messages.en.ts')),
    withLazy: true,
  },
].map((one) => ({ ...one, name: relative(src, one.file) }));

test.each(shown)('$name loads every text that it shows, in both languages', ({ file, texts, withLazy }) => {
  const loaded = texts.flatMap(idsIn);
  const slovak = texts.map((one) => one.replace('.en.ts', '.sk.ts'));
  expect(slovak.flatMap(idsIn).sort()).toEqual([...loaded].sort());
  const used = [...closureOf(file, withLazy)].flatMap((one) => (known.get(one) ?? sourceAt(one)).texts);
  expect([...new Set(used)].flatMap(idsIn).filter((id) => !loaded.includes(id))).toEqual([]);
});

test('islands are found', () => {
  expect(islands.length).toBeGreaterThan(12);
});
