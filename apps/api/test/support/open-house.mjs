// Opens the house as `npm start` does, on what is built.
import { openHouse } from '../../../../scripts/lib/open-house.mjs';
import { fail } from '../../../../scripts/lib/workspace.mjs';

await openHouse().catch(fail);
