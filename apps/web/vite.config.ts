import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { type Plugin, defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { adminManifest } from './src/ssr/document/client-assets.ts';
import { renderCssVariables, adminColours, theme } from './src/shared/theme/theme.ts';
import { byteBudget } from './vite/byte-budget.ts';
import { icuMessages } from './vite/icu-messages.ts';
import { inlineScripts } from './vite/inline-scripts.ts';
import { minify } from './vite/minify.ts';
import { precompress } from './vite/precompress.ts';
import { renderedPages } from './vite/rendered-pages.ts';

/** The domain's sources, so that a page carries only the rules it asks. */
const sourceCondition = '@strapec/source';

/** One file: cut by what shares it, it became thirty and cost each page up to 2 kB (docs/performance.md). */
const adminChunkOutput = { codeSplitting: { groups: [{ name: 'shared', minShareCount: 5 }] } };

/** A file of its own: the server leaves its styles out of a document whose calendars are closed. */
const calendar = { name: 'calendar', test: /[\\/]calendar[\\/]calendar[-.]/, includeDependenciesRecursively: false };
const calendarChunkOutput = { codeSplitting: { groups: [calendar] } };

/** A build of its own (decision 0005). */
const adminMode = 'admin';

/** The document names a page's files and has its styles; the names would weigh half a kilobyte in the script. */
const dependenciesToPreload = (_file: string, dependencies: string[], { hostId }: { hostId: string }): string[] =>
  /entry-client/.test(hostId) ? [] : dependencies;

/** The same in every build. */
function shortClassName(name: string, file: string): string {
  const fileHash = createHash('sha256')
    .update(relative(import.meta.dirname, file))
    .digest('base64url')
    .slice(0, 4);
  return `${name}_${fileHash}`;
}

const tokensByFile = { '/shared/ui/base.css': theme, '/admin/app/admin.css': adminColours };

/** CSS and Ant Design use the same values. */
function themeVariables(): Plugin {
  return {
    name: 'theme-variables',
    enforce: 'pre',
    transform(code, id) {
      const found = Object.entries(tokensByFile).find(([file]) => id.split('?')[0]?.endsWith(file));
      return found ? { code: `${renderCssVariables(found[1])}\n${code}`, map: null } : null;
    },
  };
}

export default defineConfig(({ isSsrBuild, mode }) => ({
  plugins: [
    icuMessages(),
    inlineScripts(),
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
    conditions: [sourceCondition, ...defaultClientConditions],
    alias: [
      {
        find: /^@formatjs\/icu-messageformat-parser$/,
        replacement: join(import.meta.dirname, 'src/shared/i18n/plain-text-parser.ts'),
      },
    ],
  },
  // One file: the API needs none of the web's packages.
  ssr: { noExternal: isSsrBuild ? true : [], resolve: { conditions: [sourceCondition, ...defaultServerConditions] } },
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
    modulePreload: { polyfill: false, resolveDependencies: dependenciesToPreload },
    minify: false,
    cssMinify: 'lightningcss',
    rolldownOptions: isSsrBuild
      ? {
          input: 'src/entry-server.tsx',
          external: /(after-load|captcha-altcha)$/, // never loaded on a server
          output: { codeSplitting: false },
        }
      : {
          input:
            mode === adminMode
              ? ['src/entry-admin.tsx']
              : ['src/entry-client.tsx', 'src/shared/ui/fonts/text-face.css', 'src/shared/ui/fonts/typefaces.css'],
          // `minify()` has done the work.
          output: {
            ...(mode === adminMode ? adminChunkOutput : calendarChunkOutput),
            minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
            // Each letter more stands thirty times in a page.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: ({ names }) =>
              names.includes('typefaces.css') ? '[name][extname]' : 'assets/[name]-[hash:7][extname]',
          },
        },
  },
}));
