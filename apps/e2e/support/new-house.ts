import { join } from 'node:path';
import { temporaryFolder } from '../../../scripts/lib/temporary-folder.mjs';
import { startMailServer } from './mail-server';
import { freshDatabase, startApp } from './start-app';
import { test as watchedTest } from './test';

/** A house that nobody has set up yet. */
export interface NewHouse {
  url: string;
  mailbox: string;
}

/** A journey in an empty house of its own. */
export const test = watchedTest.extend<{ house: NewHouse }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright wants to see which fixtures are asked for
  house: async ({}, use, { workerIndex, retry }) => {
    const folder = temporaryFolder('house');
    const mailServer = await startMailServer(join(folder, 'mailbox'));
    const name = `journeys_house_${workerIndex}_${retry}`;
    const database = await freshDatabase(process.env['SITE_DATABASE_URL'] ?? '', name);
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
  baseURL: async ({ house }, use) => use(house.url),
  invited: async ({ house }, use) => use([new URL(house.url).host]),
});
