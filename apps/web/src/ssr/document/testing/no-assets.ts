import type { ClientAssets } from '../client-assets';

export const noAssets: ClientAssets = {
  entryUrl: '/entry.js',
  textFaceCss: '',
  fontUrls: [],
  iconUrl: "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' fill='%231a070b'/>",
  readPageAssets: () => ({ stylesheets: [], moduleUrls: [] }),
  readAdminAssets: () => ({ entryUrl: '/entry-admin.js', stylesheetUrls: [], moduleUrls: [] }),
};
