import { folded } from '../text/folded.js';

/** A region as an address names it: `malokarpatska`. */
export const regionKey = (region: string): string =>
  folded(region)
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '');
