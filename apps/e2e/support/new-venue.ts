import { join } from 'node:path';
import { temporaryFolder } from '../../../scripts/lib/temporary-folder.mjs';
import { startMailServer } from './mail-server';
import { recreateDatabase, startApp } from './start-app';
import { test as watchedTest } from './test';

/** A venue that is not set up yet. */
export interface NewVenue {
  url: string;
  mailbox: string;
}

/** A journey in an empty venue of its own. */
export const test = watchedTest.extend<{ venue: NewVenue }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright wants to see which fixtures are asked for
  venue: async ({}, use, { workerIndex, retry }) => {
    const folder = temporaryFolder('venue');
    const mailServer = await startMailServer(join(folder, 'mailbox'));
    const name = `journeys_venue_${workerIndex}_${retry}`;
    const database = await recreateDatabase(process.env['SITE_DATABASE_URL'] ?? '', name);
    const env = {
      DATABASE_URL: database,
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
