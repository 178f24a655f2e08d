// The bars at the upper and lower edge of the public pages, in one chunk: as two chunks they are larger.
export { ActionBar, ReserveBar } from './reserve-bar';
export { SiteNavigation } from './site-navigation';
