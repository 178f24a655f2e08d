import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { adminManifest } from './src/ssr/document/client-assets.ts';
import { byteBudget } from './vite/byte-budget.ts';
import { icuMessages } from './vite/icu-messages.ts';
import { inlineScripts } from './vite/inline-scripts.ts';
import { minify } from './vite/minify.ts';
import { noLocaleProbe } from './vite/no-locale-probe.ts';
import { precompress } from './vite/precompress.ts';
import { renderedPages } from './vite/rendered-pages.ts';
import { shortClassName } from './vite/short-class-name.ts';
import { themeVariables } from './vite/theme-variables.ts';

/** The domain's TypeScript sources, so that a page needs no built library and carries only the rules it asks. */
const domainSources = '@strapec/source';

/**
 * What so many pages of the admin share is one file: cut along who shares what with whom, it became thirty, and each new page
 * cost the evening up to two kilobytes (docs/performance.md).
 */
const sharedByPages = { codeSplitting: { groups: [{ name: 'shared', minShareCount: 5 }] } };

/** The admin is a build of its own: sharing chunks with it would cost the public pages bytes (decision 0005). */
const adminMode = 'admin';

/**
 * What is fetched beside a part that comes late. Of a page the document itself names all of it, and has its style sheets in it:
 * the names would weigh half a kilobyte in every page.
 */
const preloaded = (_file: string, dependencies: string[], { hostId }: { hostId: string }): string[] =>
  /entry-client/.test(hostId) ? [] : dependencies;

export default defineConfig(({ isSsrBuild, mode }) => ({
  plugins: [
    icuMessages(),
    inlineScripts(),
    noLocaleProbe(),
    themeVariables(),
    react(),
    renderedPages(),
    minify(),
    byteBudget(),
    precompress(),
  ],
  appType: 'custom',
  css: { modules: { generateScopedName: shortClassName } },
  resolve: {
    conditions: [domainSources, ...defaultClientConditions],
    alias: [
      {
        find: /^@formatjs\/icu-messageformat-parser$/,
        replacement: join(import.meta.dirname, 'src/shared/i18n/no-parser.ts'),
      },
    ],
  },
  // One self-contained file for the server: the API needs none of the web's packages to render a page.
  ssr: { noExternal: isSsrBuild ? true : [], resolve: { conditions: [domainSources, ...defaultServerConditions] } },
  server: {
    port: Number(process.env['PORT'] ?? 5173),
    strictPort: true,
    proxy: { '/api': process.env['API_URL'] ?? 'http://127.0.0.1:3001' },
  },
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  build: {
    target: 'es2022',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: isSsrBuild ? false : mode === adminMode ? adminManifest : true,
    emptyOutDir: mode !== adminMode,
    copyPublicDir: !isSsrBuild && mode !== adminMode,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: preloaded },
    minify: false,
    cssMinify: 'lightningcss',
    rolldownOptions: isSsrBuild
      ? {
          input: 'src/entry-server.tsx',
          external: /(after-waking|captcha-altcha)$/, // never opened on a server
          output: { codeSplitting: false },
        }
      : {
          input:
            mode === adminMode
              ? ['src/entry-admin.tsx']
              : ['src/entry-client.tsx', 'src/shared/ui/fonts/text-face.css', 'src/shared/ui/fonts/typefaces.css'],
          // `minify()` has done the work; this only keeps the bundler from laying the code out again.
          output: {
            ...(mode === adminMode && sharedByPages),
            minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
            // Seven letters of 64 tell two states of a file apart; each more stands thirty times in a page.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: ({ names }) =>
              names.includes('typefaces.css') ? '[name][extname]' : 'assets/[name]-[hash:7][extname]',
          },
        },
  },
}));
