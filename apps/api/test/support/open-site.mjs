// Opens the built site as `npm start` does.
import { openSite } from '../../../../scripts/lib/open-site.mjs';
import { exitWithError } from '../../../../scripts/lib/workspace.mjs';

await openSite().catch(exitWithError);
