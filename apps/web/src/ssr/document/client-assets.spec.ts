import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readClientAssets } from './client-assets';

const displayFontEntry = { 'src/shared/ui/fonts/fraunces.woff2': { file: 'assets/fraunces-1.woff2' } };

function writeBuild(manifest: object): string {
  const buildFolder = temporaryFolder('client');
  mkdirSync(join(buildFolder, '.vite'));
  mkdirSync(join(buildFolder, 'assets'));
  writeFileSync(join(buildFolder, '.vite/manifest.json'), JSON.stringify({ ...displayFontEntry, ...manifest }));
  writeFileSync(join(buildFolder, 'assets/entry.css'), 'h1{color:red}');
  writeFileSync(join(buildFolder, 'favicon.svg'), '<svg fill="#1a070b"/>\n');
  writeFileSync(join(buildFolder, 'assets/form.css'), 'form{color:red}');
  return buildFolder;
}

test('the assets of a page contain each file once', () => {
  const buildFolder = writeBuild({
    'src/entry-client.tsx': {
      file: 'assets/entry.js',
      css: ['assets/entry.css'],
      imports: ['_shared.js'],
      dynamicImports: ['src/site/home/home-page.tsx', 'src/dialog.tsx'],
    },
    'src/dialog.tsx': { file: 'assets/dialog.js', css: ['assets/dialog.css'] },
    'src/site/home/home-page.tsx': {
      file: 'assets/home.js',
      imports: ['_shared.js'],
      dynamicImports: ['src/form.tsx'],
    },
    'src/form.tsx': { file: 'assets/form.js', css: ['assets/form.css'], dynamicImports: ['src/dialog.tsx'] },
    '_shared.js': { file: 'assets/shared.js' },
    'src/shared/ui/fonts/text-face.css': { file: 'assets/entry.css' },
  });
  const assets = readClientAssets(buildFolder);
  expect(assets.entryUrl).toBe('/assets/entry.js');
  expect(assets.textFaceCss).toBe('h1{color:red}');
  expect(assets.fontUrls).toEqual(['/assets/fraunces-1.woff2']);
  expect(assets.iconUrl).toBe("data:image/svg+xml,<svg fill='%231a070b'/>");
  // The form hydrates late, but the server renders it: only its style is needed. The dialog is not rendered.
  expect(assets.readPageAssets('home')).toEqual({
    stylesheets: [
      { href: '/assets/entry.css', css: 'h1{color:red}' },
      { href: '/assets/form.css', css: 'form{color:red}' },
    ],
    moduleUrls: ['/assets/shared.js', '/assets/home.js'],
  });
});

test('an incomplete build throws an error that names the missing step', () => {
  expect(() => readClientAssets(writeBuild({}))).toThrow('build apps/web first');
});
