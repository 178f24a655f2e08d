import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readClientAssets } from './client-assets';

const fonts = Object.fromEntries(
  ['fraunces-latin', 'fraunces-latin-ext'].map((name) => [
    `src/shared/ui/fonts/${name}.woff2`,
    { file: `assets/${name}-1.woff2` },
  ]),
);

function buildWith(manifest: object): string {
  const folder = mkdtempSync(join(tmpdir(), 'client-'));
  mkdirSync(join(folder, '.vite'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify({ ...fonts, ...manifest }));
  writeFileSync(join(folder, 'assets/entry.css'), 'h1{color:red}');
  return folder;
}

test('finds what a page in a language needs, each file once', () => {
  const folder = buildWith({
    'src/entry-client.tsx': { file: 'assets/entry.js', css: ['assets/entry.css'], imports: ['_shared.js'] },
    'src/app/page-messages.sk.ts': { file: 'assets/sk.js', imports: ['_shared.js'] },
    '_shared.js': { file: 'assets/shared.js' },
    'src/shared/ui/fonts/text-face.css': { file: 'assets/entry.css' },
  });
  const assets = readClientAssets(folder);
  expect(assets.entry).toBe('/assets/entry.js');
  expect(assets.fonts).toEqual(['/assets/fraunces-latin-1.woff2', '/assets/fraunces-latin-ext-1.woff2']);
  expect(assets.textFace).toBe('h1{color:red}');
  expect(assets.inLanguage('sk')).toEqual({
    css: 'h1{color:red}',
    stylesheets: ['/assets/entry.css'],
    modules: ['/assets/shared.js', '/assets/sk.js'],
  });
});

test('says what is missing when the web was not built', () => {
  expect(() => readClientAssets(buildWith({}))).toThrow('build apps/web first');
});
