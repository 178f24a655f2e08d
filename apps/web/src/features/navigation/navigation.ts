// What stands at the upper and the lower edge of the public pages, in one file: cut in two, each page paid for the seam.
export { ActionBar, ReserveBar } from './reserve-bar';
export { SiteNavigation } from './site-navigation';
