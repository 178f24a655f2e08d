import { join } from 'node:path';
import { createTemporaryFolder } from '../../../scripts/lib/temporary-folder.mjs';
import { startMailServer } from './mail-server';
import { recreateDatabase, startApp } from './start-app';
import { test as journeyTest } from './test';

/** A site whose venue is not set up yet. */
export interface NewVenue {
  url: string;
  mailbox: string;
}

/** Journeys that each have a site without a venue. */
export const test = journeyTest.extend<{ venue: NewVenue }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright wants to see which fixtures are asked for
  venue: async ({}, use, { workerIndex, retry }) => {
    const folder = createTemporaryFolder('venue');
    const mailServer = await startMailServer(join(folder, 'mailbox'));
    const databaseName = `journeys_venue_${workerIndex}_${retry}`;
    const databaseUrl = await recreateDatabase(process.env['SITE_DATABASE_URL'] ?? '', databaseName);
    const env = {
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
      SMTP_URL: mailServer.url,
      CAPTCHA_PROVIDER: 'none',
      SEED_DEMO: 'off',
    };
    const app = await startApp(env);
    await use({ url: app.url, mailbox: mailServer.folder });
    await app.stop();
    await mailServer.stop();
  },
  baseURL: async ({ venue }, use) => use(venue.url),
  allowedHosts: async ({ venue }, use) => use([new URL(venue.url).host]),
});
