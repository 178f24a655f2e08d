import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Manifest, withImports } from './manifest.ts';

/** The manifest of the admin's build, beside the manifest of the public pages. */
export const adminManifest = '.vite/admin-manifest.json';

export interface AdminAssets {
  entry: string;
  stylesheets: readonly string[];
  modules: readonly string[];
}

const entryModule = 'src/entry-admin.tsx';

export function readAdminAssets(clientDir: string): AdminAssets {
  const manifest = JSON.parse(readFileSync(join(clientDir, adminManifest), 'utf8')) as Manifest;
  const needed = withImports(manifest, [entryModule]);
  const [entry = '', ...modules] = needed.map((chunk) => `/${chunk.file}`);
  // A chunk overrides what it imports.
  const stylesheets = needed.reverse().flatMap((chunk) => chunk.css ?? []);
  return { entry, modules, stylesheets: stylesheets.map((file) => `/${file}`) };
}
