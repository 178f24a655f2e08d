// Opens the venue as `npm start` does, on what is built.
import { openSite } from '../../../../scripts/lib/open-site.mjs';
import { exitWithError } from '../../../../scripts/lib/workspace.mjs';

await openSite().catch(exitWithError);
