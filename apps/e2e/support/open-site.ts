import { join, resolve } from 'node:path';
import { createTemporaryFolder } from '../../../scripts/lib/temporary-folder.mjs';
import { startMailServer } from './mail-server';
import { recreateDatabase, startApp } from './start-app';

const root = resolve(import.meta.dirname, '../../..');
const { startPostgres } = (await import(join(root, 'scripts/pg.mjs'))) as {
  startPostgres: (options: {
    dataDir: string;
    careless: boolean;
  }) => Promise<{ url: string; stop: () => Promise<void> }>;
};

/** Opens the site of the journeys: an empty database, a mail server, the built app. Returns the function that closes it. */
export default async function openSite(): Promise<() => Promise<void>> {
  const cluster = await startPostgres({ dataDir: join(root, '.data/e2e/postgres'), careless: true });
  const databaseUrl = await recreateDatabase(cluster.url, 'journeys');
  const folder = createTemporaryFolder('journeys');
  const smtp = await startMailServer(join(folder, 'mailbox'));
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: folder, SMTP_URL: smtp.url, MAIL_STAFF: 'tim@strapec.example' };
  const app = await startApp({ ...env, WEB_DIST: join(root, 'apps/web/dist') }); // renders its pages before it is ready
  const appWithoutCaptcha = await startApp({ ...env, CAPTCHA_PROVIDER: 'none' }); // to arrange evenings
  Object.assign(process.env, {
    SITE_URL: app.url,
    SITE_WITHOUT_CAPTCHA_URL: appWithoutCaptcha.url,
    SITE_DATABASE_URL: databaseUrl,
    SITE_MAILBOX: smtp.folder,
  });
  return async () => {
    await Promise.all([app.stop(), appWithoutCaptcha.stop()]);
    await smtp.stop();
    await cluster.stop();
  };
}
