// npm run guide [-- picture …]: takes the guide's pictures again.
import fs from 'node:fs';
import path from 'node:path';
import { runBuilt } from './lib/fresh-build.mjs';
import { at, say } from './lib/workspace.mjs';

await runBuilt(() => takePictures(process.argv.slice(2)));

async function takePictures(names) {
  const { chromium } = await import('@playwright/test');
  const { ensureBrowser } = await import('./lib/browser.mjs');
  const { browserFlags: args } = await import('./lib/browser-flags.mjs');
  const { pages } = await import('./guide/pages.mjs');
  const { openSite } = await import('./guide/site.mjs');
  const site = await openSite();
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args });
  try {
    const requestedPages = pages.filter(({ name }) => names.length === 0 || names.includes(name));
    for (const page of requestedPages)
      for (const language of page.language ? [page.language] : ['sk', 'en'])
        await takePicture({ site, browser }, { ...page, language });
  } finally {
    await browser.close();
    await site.close();
  }
}

async function takePicture({ site, browser }, { name, language, folder, width = 1280, height, isGuest, show }) {
  const context = await browser.newContext({
    baseURL: site.url,
    viewport: { width, height },
    locale: language === 'sk' ? 'sk-SK' : 'en-GB',
    timezoneId: 'Europe/Bratislava',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  await page.clock.setFixedTime(site.now());
  const stored = {
    'admin-language': language,
    'cookie-consent': JSON.stringify({ accepted: false, timestamp: site.now().getTime() }),
  };
  await page.addInitScript((all) => Object.entries(all).forEach((entry) => localStorage.setItem(...entry)), stored);
  if (!isGuest) await context.request.post('/api/auth/login', { data: site.account });
  await show(await createDesk(page, { language, site }));
  const file = at(folder ?? `docs/guide/pictures/${language}`, `${name}.png`);
  await saveScreenshot(page, file);
  await context.close();
  say(`${path.relative(at(), file)} ${Math.round(fs.statSync(file).size / 1024)} kB`);
}

/** Its parts are found by the ids of their texts. */
async function createDesk(page, { language, site }) {
  const { adminTexts } = await import('./lib/admin-texts.mjs');
  const texts = await adminTexts(language);
  const say = (id) => texts[id];
  const dialog = page.getByRole('dialog');
  return {
    ...{ page, language, say, dialog, saturday: site.saturday, call: site.call },
    open: (place) => page.goto(`/admin/${place}`),
    button: (id) => page.getByRole('button', { name: say(id), exact: true }),
    field: (id) => dialog.getByLabel(say(id), { exact: true }),
    card: (name) => page.getByRole('listitem').filter({ hasText: name }),
  };
}

/** Few colours: the pictures are in the repository. */
async function saveScreenshot(page, file) {
  const { default: sharp } = await import('sharp');
  await page.mouse.move(0, 0);
  await page.evaluate(() => globalThis.document.fonts.ready.then(() => true));
  await page.waitForTimeout(1_000);
  const picture = await page.screenshot({ animations: 'disabled' });
  const colours = { palette: true, colours: 64, dither: 0, effort: 10 };
  fs.writeFileSync(file, await sharp(picture).png(colours).toBuffer());
}
