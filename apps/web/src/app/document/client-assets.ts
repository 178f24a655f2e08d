import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@strapec/domain';
import type { PageName } from '../routes';
import { type AdminAssets, readAdminAssets } from './admin-assets.ts';
import { type Chunk, type Manifest, chunkOf, withImports } from './manifest.ts';

export interface ClientAssets {
  entry: string;
  /** The `@font-face` rules of the text typeface, which the document adds only after the first paint. */
  textFace: string;
  /** Fonts to preload before the style sheet refers to them. */
  fonts: readonly string[];
  /** The icon for the browser's tab: an address or a data address. */
  icon: string;
  of: (page: PageName, language: Language) => PageAssets;
  admin: () => AdminAssets;
}

export interface PageAssets {
  /** The style sheets of everything that the page may render, in order. */
  stylesheets: readonly Stylesheet[];
  /** The scripts that the entry imports, to be fetched in parallel with it. */
  modules: readonly string[];
}

export interface Stylesheet {
  href: string;
  css: string;
}

const entryModule = 'src/entry-client.tsx';
const pageModules: Record<PageName, { page: string; messages: string }> = {
  home: { page: 'home/home-page', messages: 'home' },
  wineMenu: { page: 'wine-menu/wine-menu-page', messages: 'wine-menu' },
  events: { page: 'events/events-page', messages: 'events' },
  cookiesPolicy: { page: 'cookies-policy/cookies-policy-page', messages: 'cookies-policy' },
  notFound: { page: 'not-found/not-found-page', messages: 'not-found' },
};
const textFaceModule = 'src/shared/ui/fonts/text-face.css';
// Only the display typeface: it is used for the largest text, and another font would delay it.
const displayFaceModule = 'src/shared/ui/fonts/fraunces.woff2';

/** Reads the browser build's manifest once; keeps the pages' style sheets in memory for inlining. */
export function readClientAssets(clientDir: string): ClientAssets {
  const manifest = JSON.parse(readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8')) as Manifest;
  const read = reading(clientDir);
  return {
    entry: `/${chunkOf(manifest, entryModule).file}`,
    textFace: read(chunkOf(manifest, textFaceModule).file),
    fonts: [`/${chunkOf(manifest, displayFaceModule).file}`],
    icon: dataAddress(read('favicon.svg')), // as a file it would compete with the largest text
    of: (page, language) => {
      const { entry, own } = chunksOf(manifest, page, language);
      const needed = [...entry, ...own];
      // The server also renders the parts that hydrate late, so their styles belong in the document.
      const drawn = [...needed, ...own.flatMap(({ dynamicImports = [] }) => withImports(manifest, dynamicImports))];
      const files = [...new Set(drawn.flatMap(({ css = [] }) => css))];
      return {
        stylesheets: files.map((file) => ({ href: `/${file}`, css: read(file) })),
        modules: needed.slice(1).map((chunk) => `/${chunk.file}`),
      };
    },
    admin: () => readAdminAssets(clientDir),
  };
}

function reading(folder: string): (file: string) => string {
  const read = new Map<string, string>();
  return (file) => {
    const content = read.get(file) ?? readFileSync(join(folder, file), 'utf8');
    read.set(file, content);
    return content;
  };
}

const dataAddress = (svg: string): string =>
  `data:image/svg+xml,${svg.trim().replaceAll('"', "'").replaceAll('#', '%23')}`;

function chunksOf(manifest: Manifest, page: PageName, language: Language): Record<'entry' | 'own', Chunk[]> {
  const { page: pageModule, messages } = pageModules[page];
  const entry = withImports(manifest, [entryModule]);
  const names = [`src/pages/${pageModule}.tsx`, `src/app/page-messages/${messages}.${language}.ts`];
  return { entry, own: withImports(manifest, names).filter((chunk) => !entry.includes(chunk)) };
}
