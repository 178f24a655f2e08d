import { join } from 'node:path';
import { createTemporaryFolder } from '../../../scripts/lib/temporary-folder.mjs';
import { startMailServer } from './mail-server';
import { recreateDatabase, startApp } from './start-app';
import { test as journeyTest } from './test';
import { startTranslator } from './translator';

/** A separate site, on which a journey may change public content and stop the mail server. */
export interface SeparateSite {
  url: string;
  /** Starts a second app with a translator on the same database; resolves to its URL. */
  startTranslatingApp: () => Promise<string>;
  mailbox: string;
  /** Stops the mail server, and starts it again at the same address. */
  mailServer: { stop: () => Promise<void>; start: () => Promise<void> };
}

/** Journeys on a separate site without captcha. */
export const test = journeyTest.extend<object, { site: SeparateSite }>({
  site: [
    // eslint-disable-next-line no-empty-pattern -- Playwright wants to see which fixtures are asked for
    async ({}, use, { workerIndex }) => {
      const { site, close } = await openSeparateSite(`journeys_own_${workerIndex}`);
      await use(site);
      await close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  allowedHosts: async ({ site }, use) => use([new URL(site.url).host]),
});

async function openSeparateSite(databaseName: string): Promise<{ site: SeparateSite; close: () => Promise<void> }> {
  const folder = createTemporaryFolder('own');
  const mailbox = join(folder, 'mailbox');
  let mailServer = await startMailServer(mailbox);
  const databaseUrl = await recreateDatabase(process.env['SITE_DATABASE_URL'] ?? '', databaseName);
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: folder, SMTP_URL: mailServer.url, CAPTCHA_PROVIDER: 'none' };
  const app = await startApp(env);
  const cleanups: (() => Promise<void>)[] = [() => app.stop(), () => mailServer.stop()];
  const startTranslatingApp = async (): Promise<string> => {
    const translator = await startTranslator();
    const translatorEnv = { TRANSLATE_PROVIDER: 'libretranslate', TRANSLATE_URL: translator.url };
    const translatingApp = await startApp({ ...env, ...translatorEnv });
    cleanups.unshift(
      () => translatingApp.stop(),
      () => translator.stop(),
    );
    return translatingApp.url;
  };
  const mailServerControl = {
    stop: () => mailServer.stop(),
    start: async () => {
      mailServer = await startMailServer(mailbox, Number(new URL(env.SMTP_URL).port));
    },
  };
  return {
    site: { url: app.url, startTranslatingApp, mailbox, mailServer: mailServerControl },
    close: async () => {
      for (const cleanUp of cleanups) await cleanUp();
    },
  };
}
