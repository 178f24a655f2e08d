import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { languages, pagePaths } from '@strapec/domain';
import type { Plugin, ResolvedConfig } from 'vite';
import { toPageName } from '../src/ssr/pages.ts';
import { adminManifest, readClientAssets, readManifest, collectChunks } from '../src/ssr/document/client-assets.ts';
import { buildLongMenu, buildPublicMenu } from '../src/shared/testing/menu-fixtures.ts';
import { buildSite } from '../src/shared/testing/site-fixtures.ts';
import { sampleEvents } from '../src/shared/testing/event-fixtures.ts';

/**
 * Bytes after Brotli, without interaction. The document, with its styles and 800 bytes of headers, fits a connection's
 * first ten packets of 1,460 bytes.
 */
const budget = { javaScript: 70 * 1024, css: 8_000, html: 13_700 } as const;

/** For three hundred wines. */
const longestMenu = { wines: 300, html: 30_000 } as const;
const pageBudget = (path: string): Record<Kind, number> =>
  path === pagePaths.wineMenu ? { ...budget, html: longestMenu.html } : budget;

/** Bytes of script after Brotli: the first tap on a reserve button, and until staff see an evening. */
const lateBudget = { dialog: 40_000, admin: 320 * 1024 } as const;
const dialogModules = ['src/site/after-load.ts', 'src/site/reservation-dialog/reserve-table-dialog.tsx'];
const eveningModules = ['src/entry-admin.tsx', 'src/admin/evening/reservations-page.tsx'];

type PageRendererModule = typeof import('../src/entry-server.tsx');

type Kind = keyof typeof budget;

export function byteBudget(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'byte-budget',
    apply: 'build',
    configResolved: (resolved) => {
      config = resolved;
    },
    async closeBundle() {
      if (!config.build.ssr) return;
      const clientDir = join(config.root, 'dist/client');
      const serverEntryUrl = pathToFileURL(join(config.root, config.build.outDir, 'entry-server.js')).href;
      const { createPageRenderer, builtInTexts } = (await import(serverEntryUrl)) as PageRendererModule;
      const pages = await weighPages(clientDir, createPageRenderer);
      for (const [path, bytes] of pages) {
        const allowed = pageBudget(path);
        config.logger.info(`${path}: ${JSON.stringify(bytes)} of ${JSON.stringify(allowed)} bytes`);
        const exceededKinds = (Object.keys(allowed) as Kind[]).filter((kind) => bytes[kind] > allowed[kind]);
        if (exceededKinds.length > 0) this.error(`${path} outgrew its byte budget: ${exceededKinds.join(', ')}`);
      }
      const rareLetter = rareLetterPattern(readClientAssets(clientDir).textFaceCss);
      const textsWithRareLetters = builtInTexts.filter(({ en, sk }) => rareLetter.test(en + sk)).map(({ key }) => key);
      if (textsWithRareLetters.length > 0)
        this.error(`For letters of ${textsWithRareLetters.join(', ')} every guest would fetch another font`);
      const lateBytes = { dialog: await dialogBytes(clientDir), admin: await eveningBytes(clientDir) };
      config.logger.info(`script: ${JSON.stringify(lateBytes)} of ${JSON.stringify(lateBudget)} bytes`);
      if (lateBytes.dialog > lateBudget.dialog) this.error('The reservation dialog outgrew its byte budget');
      if (lateBytes.admin > lateBudget.admin) this.error('The admin outgrew its byte budget');
    },
  };
}

/** From the rare letters' file. */
function rareLetterPattern(textFace: string): RegExp {
  const [, range] = /unicode-range:([^;}]+)/.exec(textFace) ?? [];
  if (range === undefined) throw new Error('The text face has no rare letters');
  return new RegExp(`[${range.replaceAll(',', '').replace(/(?:U\+|(?<=-))([\dA-F]+)/gi, '\\u{$1}')}]`, 'u');
}

async function weighPages(
  clientDir: string,
  createPageRenderer: PageRendererModule['createPageRenderer'],
): Promise<[string, Record<Kind, number>][]> {
  const assets = readClientAssets(clientDir);
  const render = await createPageRenderer(clientDir);
  const weigh = async (path: string): Promise<[string, Record<Kind, number>]> => {
    const documents = languages.map((language) => {
      const menu = buildPublicMenu(language, buildLongMenu(language, longestMenu.wines));
      const site = buildSite(language);
      return render({ path, language, origin: 'https://strapec.example', site, events: sampleEvents, menu }).html;
    });
    const { stylesheets, moduleUrls } = assets.readPageAssets(toPageName(path));
    const html = Math.max(...documents.map((document) => brotliCompressSync(document).length));
    const javaScript = await scriptBytes([assets.entryUrl, ...moduleUrls], clientDir);
    const css = brotliCompressSync(stylesheets.map((sheet) => sheet.css).join('')).length;
    return [path, { javaScript, css, html }];
  };
  return Promise.all([...Object.values(pagePaths), '/nowhere'].map(weigh));
}

function dialogBytes(clientDir: string): Promise<number> {
  const manifest = readManifest(clientDir, '.vite/manifest.json');
  const pageChunks = collectChunks(manifest, ['src/entry-client.tsx']);
  const chunks = collectChunks(manifest, dialogModules).filter((chunk) => !pageChunks.includes(chunk));
  return scriptBytes(
    chunks.map(({ file }) => file),
    clientDir,
  );
}

function eveningBytes(clientDir: string): Promise<number> {
  const scripts = collectChunks(readManifest(clientDir, adminManifest), eveningModules).map(({ file }) => file);
  return scriptBytes(scripts, clientDir);
}

async function scriptBytes(scripts: readonly string[], clientDir: string): Promise<number> {
  const contents = await Promise.all(scripts.map((script) => readFile(join(clientDir, script))));
  return contents.reduce((sum, content) => sum + brotliCompressSync(content).length, 0);
}
