import { join } from 'node:path';
import { temporaryFolder } from '../../../scripts/lib/temporary-folder.mjs';
import { startMailServer } from './mail-server';
import { recreateDatabase, startApp } from './start-app';
import { test as watchedTest } from './test';
import { startTranslator } from './translator';

/** A site on which a journey may change what all guests see, and do without the mail server. */
export interface SeparateSite {
  url: string;
  /** Opens the same site by a process that has a translator; answers with its address. */
  startTranslatingApp: () => Promise<string>;
  mailbox: string;
  /** Takes the mail server away, and brings it back at the same address. */
  mail: { stop: () => Promise<void>; start: () => Promise<void> };
}

/** Journeys on a site of their own; it asks for no captcha. */
export const test = watchedTest.extend<object, { site: SeparateSite }>({
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

async function openSeparateSite(name: string): Promise<{ site: SeparateSite; close: () => Promise<void> }> {
  const folder = temporaryFolder('own');
  const mailbox = join(folder, 'mailbox');
  let mailServer = await startMailServer(mailbox);
  const database = await recreateDatabase(process.env['SITE_DATABASE_URL'] ?? '', name);
  const env = { DATABASE_URL: database, DATA_DIR: folder, SMTP_URL: mailServer.url, CAPTCHA_PROVIDER: 'none' };
  const app = await startApp(env);
  const closings: (() => Promise<void>)[] = [() => app.stop(), () => mailServer.stop()];
  const startTranslatingApp = async (): Promise<string> => {
    const translator = await startTranslator();
    const translation = { TRANSLATE_PROVIDER: 'libretranslate', TRANSLATE_URL: translator.url };
    const translatingApp = await startApp({ ...env, ...translation });
    closings.unshift(
      () => translatingApp.stop(),
      () => translator.stop(),
    );
    return translatingApp.url;
  };
  const mail = {
    stop: () => mailServer.stop(),
    start: async () => {
      mailServer = await startMailServer(mailbox, Number(new URL(env.SMTP_URL).port));
    },
  };
  return {
    site: { url: app.url, startTranslatingApp, mailbox, mail },
    close: async () => {
      for (const close of closings) await close();
    },
  };
}
