import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageName } from '../pages';

export interface ClientAssets {
  entryUrl: string;
  /** The `@font-face` rules for after the first paint. */
  textFaceCss: string;
  fontUrls: readonly string[];
  /** An address or a data address. */
  iconUrl: string;
  readPageAssets: (page: PageName) => PageAssets;
  readAdminAssets: () => AdminAssets;
}

export interface AdminAssets {
  entryUrl: string;
  stylesheetUrls: readonly string[];
  moduleUrls: readonly string[];
}

export interface PageAssets {
  /** In order; also those of parts that hydrate late. */
  stylesheets: readonly Stylesheet[];
  moduleUrls: readonly string[];
}

export interface Stylesheet {
  href: string;
  css: string;
}

const entryModule = 'src/entry-client.tsx';
const moduleByPage: Readonly<Record<PageName, string>> = {
  home: 'src/site/home/home-page.tsx',
  wineMenu: 'src/site/wine-menu/wine-menu-page.tsx',
  events: 'src/site/events/events-page.tsx',
  cookiesPolicy: 'src/site/cookies/cookies-policy-page.tsx',
  notFound: 'src/site/not-found/not-found-page.tsx',
};
const textFaceModule = 'src/shared/ui/fonts/text-face.css';
// Another font would delay the largest text.
const displayFaceModule = 'src/shared/ui/fonts/fraunces.woff2';

export function readClientAssets(clientDir: string): ClientAssets {
  const manifest = readManifest(clientDir, '.vite/manifest.json');
  const readFileCached = createCachedReader(clientDir);
  return {
    entryUrl: `/${requireChunk(manifest, entryModule).file}`,
    textFaceCss: readFileCached(requireChunk(manifest, textFaceModule).file),
    fontUrls: [`/${requireChunk(manifest, displayFaceModule).file}`],
    iconUrl: toDataUrl(readFileCached('favicon.svg')), // a file would compete with the largest text
    readPageAssets: (page) => {
      const entryChunks = collectChunks(manifest, [entryModule]);
      const pageChunks = collectChunks(manifest, [moduleByPage[page]]).filter((chunk) => !entryChunks.includes(chunk));
      const neededChunks = [...entryChunks, ...pageChunks];
      // The server renders late parts, too.
      const renderedChunks = [
        ...neededChunks,
        ...pageChunks.flatMap(({ dynamicImports = [] }) => collectChunks(manifest, dynamicImports)),
      ];
      const files = [...new Set(renderedChunks.flatMap(({ css = [] }) => css))];
      return {
        stylesheets: files.map((file) => ({ href: `/${file}`, css: readFileCached(file) })),
        moduleUrls: neededChunks.slice(1).map((chunk) => `/${chunk.file}`),
      };
    },
    readAdminAssets: () => readAdminAssets(clientDir),
  };
}

function createCachedReader(folder: string): (file: string) => string {
  const contents = new Map<string, string>();
  return (file) => {
    const content = contents.get(file) ?? readFileSync(join(folder, file), 'utf8');
    contents.set(file, content);
    return content;
  };
}

const toDataUrl = (svg: string): string =>
  `data:image/svg+xml,${svg.trim().replaceAll('"', "'").replaceAll('#', '%23')}`;

const adminModule = 'src/entry-admin.tsx';

function readAdminAssets(clientDir: string): AdminAssets {
  const neededChunks = collectChunks(readManifest(clientDir, adminManifest), [adminModule]);
  const [entryUrl = '', ...moduleUrls] = neededChunks.map((chunk) => `/${chunk.file}`);
  // A chunk overrides what it imports.
  const stylesheets = neededChunks.reverse().flatMap((chunk) => chunk.css ?? []);
  return { entryUrl, moduleUrls, stylesheetUrls: stylesheets.map((file) => `/${file}`) };
}

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

export const adminManifest = '.vite/admin-manifest.json';

export const readManifest = (clientDir: string, file: string): Manifest =>
  JSON.parse(readFileSync(join(clientDir, file), 'utf8')) as Manifest;

function requireChunk(manifest: Manifest, moduleName: string): Chunk {
  const chunk = manifest[moduleName];
  if (!chunk) throw new Error(`The browser build has no ${moduleName}; build apps/web first`);
  return chunk;
}

export function collectChunks(manifest: Manifest, moduleNames: readonly string[]): Chunk[] {
  const chunksByName = new Map<string, Chunk>();
  const addChunk = (moduleName: string): void => {
    if (chunksByName.has(moduleName)) return;
    const chunk = requireChunk(manifest, moduleName);
    chunksByName.set(moduleName, chunk);
    chunk.imports?.forEach(addChunk);
  };
  moduleNames.forEach(addChunk);
  return [...chunksByName.values()];
}
