import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The web app's server bundle; `null` while it is not built. */
export async function importServerEntry<Entry>(webDist: string): Promise<Entry | null> {
  const file = join(webDist, 'server/entry-server.js');
  return existsSync(file) ? ((await import(pathToFileURL(file).href)) as Entry) : null;
}
