import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@strapec/domain';
import type { PageName } from '../routes';
import { type AdminAssets, readAdminAssets } from './admin-assets.ts';
import { type Chunk, type Manifest, chunkOf, withImports } from './manifest.ts';

/** The files of the browser build that a page needs. */
export interface ClientAssets {
  entry: string;
  /** The rules of the text face, which the document holds back until it has been painted. */
  textFace: string;
  of: (page: PageName, language: Language) => PageAssets;
  admin: () => AdminAssets;
}

export interface PageAssets {
  /** Fonts worth fetching before the style sheet asks for them. */
  fonts: readonly string[];
  css: string;
  /** The addresses of the inlined style sheets, so that the browser does not fetch them again. */
  stylesheets: readonly string[];
  /** The scripts that the entry will ask for, to be fetched beside it. */
  modules: readonly string[];
}

const entryModule = 'src/entry-client.tsx';
const pageModules: Record<PageName, { page: string; messages: string }> = {
  home: { page: 'home/home-page', messages: 'home' },
  events: { page: 'events/events-page', messages: 'events' },
  cookiesPolicy: { page: 'cookies-policy/cookies-policy-page', messages: 'cookies-policy' },
  notFound: { page: 'not-found/not-found-page', messages: 'not-found' },
};
const textFaceModule = 'src/shared/ui/fonts/text-face.css';
// Only the display face: it carries the largest text, and more fonts would delay it. English titles need no ľ and no č.
const preloadedFonts: Record<Language, readonly string[]> = {
  sk: ['fraunces-latin', 'fraunces-latin-ext'],
  en: ['fraunces-latin'],
};

/** Reads the browser build's manifest once; the pages' style sheets are kept for inlining. */
export function readClientAssets(clientDir: string): ClientAssets {
  const manifest = JSON.parse(readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8')) as Manifest;
  const readCss = reading(clientDir);
  return {
    entry: `/${chunkOf(manifest, entryModule).file}`,
    textFace: readCss(chunkOf(manifest, textFaceModule).file),
    of: (page, language) => {
      const { entry, own } = chunksOf(manifest, page, language);
      const needed = [...entry, ...own];
      // Parts that wake late are drawn by the server all the same, so their style stands in the document.
      const drawn = [...needed, ...own.flatMap(({ dynamicImports = [] }) => withImports(manifest, dynamicImports))];
      const stylesheets = [...new Set(drawn.flatMap(({ css = [] }) => css))];
      const fonts = preloadedFonts[language].map((name) => chunkOf(manifest, `src/shared/ui/fonts/${name}.woff2`));
      return {
        fonts: fonts.map(({ file }) => `/${file}`),
        css: stylesheets.map(readCss).join(''),
        stylesheets: stylesheets.map((file) => `/${file}`),
        modules: needed.slice(1).map((chunk) => `/${chunk.file}`),
      };
    },
    admin: () => readAdminAssets(clientDir),
  };
}

/** Reads each file once. */
function reading(folder: string): (file: string) => string {
  const read = new Map<string, string>();
  return (file) => {
    const content = read.get(file) ?? readFileSync(join(folder, file), 'utf8');
    read.set(file, content);
    return content;
  };
}

/** What every page needs, and what this one needs beside it. */
function chunksOf(manifest: Manifest, page: PageName, language: Language): Record<'entry' | 'own', Chunk[]> {
  const { page: pageModule, messages } = pageModules[page];
  const entry = withImports(manifest, [entryModule]);
  const names = [`src/pages/${pageModule}.tsx`, `src/app/page-messages/${messages}.${language}.ts`];
  return { entry, own: withImports(manifest, names).filter((chunk) => !entry.includes(chunk)) };
}
