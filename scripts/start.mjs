// npm start: everything that is needed, then Strapec itself on one port.
import { buildIfStale } from './lib/fresh-build.mjs';
import { openSite } from './lib/open-site.mjs';
import { prepare } from './lib/prepare.mjs';
import { fail } from './lib/workspace.mjs';

await prepare();
try {
  await buildIfStale();
  await openSite();
} catch (error) {
  fail(error);
}
