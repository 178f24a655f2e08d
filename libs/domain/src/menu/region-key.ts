import { folded } from '../text/folded.js';

/** A region as it is written in an address: `malokarpatska`. */
export const regionKey = (region: string): string =>
  folded(region)
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '');
