import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { languages } from '@strapec/domain';
import type { Plugin, ResolvedConfig } from 'vite';
import { adminManifest } from '../src/app/document/admin-assets.ts';
import { type ClientAssets, readClientAssets } from '../src/app/document/client-assets.ts';
import { type Manifest, withImports } from '../src/app/document/manifest.ts';
import { aSite } from '../src/shared/testing/a-site.ts';

/** What a guest's phone fetches before anybody touches the page, in bytes after Brotli; the document as it is. */
const budget = { javaScript: 70 * 1024, css: 20_000, html: 40_000 } as const;

/** The script that a host's phone fetches until the evening's reservations stand there, in bytes after Brotli. */
const adminBudget = 320 * 1024;
const eveningModules = ['src/entry-admin.tsx', 'src/admin/pages/reservations/reservations-page.tsx'];

type PageRendererModule = typeof import('../src/entry-server.tsx');

/** Fails the build when the home page or the staff's evening outgrows its budget. Runs after the server build, when both halves are there. */
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
      const bytes = await bytesOfHomePage(clientDir, join(config.root, config.build.outDir, 'entry-server.js'));
      config.logger.info(`home page: ${JSON.stringify(bytes)} of ${JSON.stringify(budget)} bytes`);
      const outgrown = (Object.keys(budget) as (keyof typeof budget)[]).filter((kind) => bytes[kind] > budget[kind]);
      if (outgrown.length > 0) this.error(`The home page outgrew its byte budget: ${outgrown.join(', ')}`);
      const adminBytes = await bytesOfEvening(clientDir);
      config.logger.info(`admin: ${adminBytes} of ${adminBudget} bytes of script`);
      if (adminBytes > adminBudget) this.error('The admin outgrew its byte budget');
    },
  };
}

async function bytesOfHomePage(clientDir: string, serverEntry: string): Promise<Record<keyof typeof budget, number>> {
  const assets = readClientAssets(clientDir);
  const { createPageRenderer } = (await import(pathToFileURL(serverEntry).href)) as PageRendererModule;
  const render = createPageRenderer(clientDir);
  const documents = languages.map((language) => {
    return render({ path: '/', language, origin: 'https://strapec.example', site: aSite(language) }).html;
  });
  return {
    javaScript: await scriptBytes(assets, clientDir),
    css: brotliCompressSync(assets.inLanguage('sk').css).length,
    html: Math.max(...documents.map((html) => Buffer.byteLength(html))),
  };
}

async function bytesOfEvening(clientDir: string): Promise<number> {
  const manifest = JSON.parse(await readFile(join(clientDir, adminManifest), 'utf8')) as Manifest;
  const scripts = withImports(manifest, eveningModules).map(({ file }) => file);
  return compressedBytes(scripts, clientDir);
}

const scriptBytes = (assets: ClientAssets, clientDir: string): Promise<number> =>
  compressedBytes([assets.entry, ...assets.inLanguage('sk').modules], clientDir);

async function compressedBytes(scripts: readonly string[], clientDir: string): Promise<number> {
  const contents = await Promise.all(scripts.map((script) => readFile(join(clientDir, script))));
  return contents.reduce((sum, content) => sum + brotliCompressSync(content).length, 0);
}
