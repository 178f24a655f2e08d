import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const src = join(__dirname, '../..');
const admin = join(src, 'admin');

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

/** All that a module shows in the end, what is loaded late too; texts aside. */
function closureOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || isText(file) || /-islands?\.ts$/.test(file)) return seen; // islands bring their own
  seen.add(file);
  const { imports, lazy } = known.get(file) ?? sourceAt(file);
  for (const next of [...imports, ...lazy]) closureOf(next, seen);
  return seen;
}

const idsIn = (file: string): string[] =>
  Object.values(jest.requireActual<Record<string, object>>(file)).flatMap(Object.keys);

/** The file with the texts of a `MessageLoaders` that a module names. */
function loadedBy(name: string, file: string): string {
  const { content, imports } = known.get(file) ?? sourceAt(file);
  const here = new RegExp(`const ${name}: MessageLoaders = \\{[^}]*?en: \\(\\) => import\\('([^']*)'\\)`).exec(content);
  if (here?.[1]) return fileOf(join(dirname(file), here[1])) ?? '';
  const from = imports.find((other) =>
    (known.get(other) ?? sourceAt(other)).content.includes(`const ${name}: MessageLoaders`),
  );
  if (!from) throw new Error(`${name} is not found from ${file}`);
  return loadedBy(name, from);
}

const around = loadedBy('adminMessages', join(admin, 'app/texts.ts'));
const routes = join(admin, 'app/admin-routes.tsx');
const features = [...sourceAt(routes).content.matchAll(/feature\((\w+), \(\) =>\s*import\('([^']*)'\)/g)].map(
  ([, texts = '', path = '']) => ({
    file: fileOf(join(dirname(routes), path)) ?? '',
    texts: [loadedBy(texts, routes)],
  }),
);
const pages = [...sourceAt(routes).lazy, ...sourceAt(join(admin, 'app/admin-app.tsx')).lazy]
  .filter((file) => file.endsWith('-page.tsx'))
  .map((file) => ({
    file,
    texts: [...sourceAt(file).content.matchAll(/loaders=\{(\w+)\}/g)].map(([, name = '']) => loadedBy(name, file)),
  }));

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
      ...{ file: fileOf(join(dirname(file), path)) ?? '', texts },
    }));
  });

const shown = [
  ...[...features, ...pages].map(({ file, texts }) => ({ file, texts: [around, ...texts] })),
  ...islands,
].map((one) => ({ ...one, name: relative(src, one.file) }));

test.each(shown)('$name loads every text that it shows, in both languages', ({ file, texts }) => {
  const loaded = texts.flatMap(idsIn);
  const slovak = texts.map((one) => one.replace('.en.ts', '.sk.ts'));
  expect(slovak.flatMap(idsIn).sort()).toEqual([...loaded].sort());
  const used = [...closureOf(file)].flatMap((one) => (known.get(one) ?? sourceAt(one)).texts);
  expect([...new Set(used)].flatMap(idsIn).filter((id) => !loaded.includes(id))).toEqual([]);
});

test('pages and islands are found', () => {
  expect(features.length + pages.length).toBeGreaterThan(18);
  expect(islands.length).toBeGreaterThan(12);
});
