// npm start: everything that is needed, then Strapec itself on one port.
import { runBuilt } from './lib/fresh-build.mjs';
import { openSite } from './lib/open-site.mjs';

await runBuilt(openSite);
