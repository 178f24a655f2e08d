// The built pages for tests. Each is drawn with its first request, because drawing all of them makes each start slow.
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { at } from './workspace.mjs';

/** Makes the folder, and answers with it. */
export function createWebOnDemand(folder) {
  const entry = pathToFileURL(at('apps/web/dist/server/entry-server.js')).href;
  fs.mkdirSync(path.join(folder, 'server'), { recursive: true });
  fs.writeFileSync(
    path.join(folder, 'server/entry-server.js'),
    `export * from '${entry}';\nexport const publicPaths = [];\n`,
  );
  const client = path.join(folder, 'client');
  if (!fs.existsSync(client)) fs.symlinkSync(at('apps/web/dist/client'), client, 'junction');
  return folder;
}
