import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Its own name and four characters of its path's hash: the same in every build. */
export function shortClassName(name: string, file: string): string {
  const place = createHash('sha256').update(relative(root, file)).digest('base64url').slice(0, 4);
  return `${name}_${place}`;
}
