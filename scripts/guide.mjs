// npm run guide [-- picture …]: takes the guide's pictures again.
import fs from 'node:fs';
import path from 'node:path';
import { runBuilt } from './lib/fresh-build.mjs';
import { at, say } from './lib/workspace.mjs';

await runBuilt(() => takePictures(process.argv.slice(2)));

async function takePictures(requestedNames) {
  const { chromium } = await import('@playwright/test');
  const { ensureBrowser } = await import('./lib/browser.mjs');
  const { browserFlags } = await import('./lib/browser-flags.mjs');
  const { pages } = await import('./guide/pages.mjs');
  const { openSite } = await import('./guide/site.mjs');
  const site = await openSite();
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserFlags });
  try {
    const requestedPages = pages.filter(({ name }) => requestedNames.length === 0 || requestedNames.includes(name));
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
  const storage = {
    'admin-language': language,
    'cookie-consent': JSON.stringify({ accepted: false, timestamp: site.now().getTime() }),
  };
  await page.addInitScript((items) => items.forEach((item) => localStorage.setItem(...item)), Object.entries(storage));
  if (!isGuest) await context.request.post('/api/auth/login', { data: site.account });
  await show(await createDesk(page, { language, site }));
  const picturePath = at(folder ?? `docs/guide/pictures/${language}`, `${name}.png`);
  await saveScreenshot(page, picturePath);
  await context.close();
  say(`${path.relative(at(), picturePath)} ${Math.round(fs.statSync(picturePath).size / 1024)} kB`);
}

/** The admin as guide/pages.mjs uses it: its parts are found by the ids of their texts. */
async function createDesk(page, { language, site }) {
  const { adminTexts } = await import('./lib/admin-texts.mjs');
  const texts = await adminTexts(language);
  const textOf = (id) => texts[id];
  const dialog = page.getByRole('dialog');
  return {
    ...{ page, language, say: textOf, dialog, saturday: site.saturday, call: site.call },
    open: (place) => page.goto(`/admin/${place}`),
    button: (id) => page.getByRole('button', { name: textOf(id), exact: true }),
    field: (id) => dialog.getByLabel(textOf(id), { exact: true }),
    card: (name) => page.getByRole('listitem').filter({ hasText: name }),
  };
}

/** Few colours: the pictures are in the repository. */
async function saveScreenshot(page, picturePath) {
  const { default: sharp } = await import('sharp');
  await page.mouse.move(0, 0);
  await page.evaluate(() => globalThis.document.fonts.ready.then(() => true));
  await page.waitForTimeout(1_000);
  const screenshot = await page.screenshot({ animations: 'disabled' });
  const pngOptions = { palette: true, colours: 64, dither: 0, effort: 10 };
  fs.writeFileSync(picturePath, await sharp(screenshot).png(pngOptions).toBuffer());
}
