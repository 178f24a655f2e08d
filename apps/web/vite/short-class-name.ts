import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * The class name of a CSS module: its own name and four characters from the hash of its file's path, the same in every
 * build and short in every document.
 */
export function shortClassName(name: string, file: string): string {
  const place = createHash('sha256').update(relative(root, file)).digest('base64url').slice(0, 4);
  return `${name}_${place}`;
}
