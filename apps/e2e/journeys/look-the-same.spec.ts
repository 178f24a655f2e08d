import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

// A change that is meant: `npx playwright test look-the-same --update-snapshots`, then `node support/shrink-pictures.mjs`.
const widths = [390, 1440];
const pages = [
  { name: 'home-sk', address: '/?lang=sk' },
  { name: 'home-en', address: '/?lang=en' },
  { name: 'wine-menu-sk', address: '/wine-menu?lang=sk' },
  { name: 'wine-menu-chosen-en', address: '/wine-menu?lang=en&farba=biele&do=40' },
  { name: 'events-sk', address: '/events?lang=sk' },
  { name: 'cookies-sk', address: '/cookies-policy?lang=sk' },
  { name: 'not-found-sk', address: '/nikde?lang=sk' },
];
const wednesdayAtNoon = new Date('2026-11-25T12:00:00+01:00');

for (const { name, address } of pages) {
  test(`${name} looks the same at 390 and 1440 px`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.setFixedTime(wednesdayAtNoon); // the evening that is marked
    await page.addInitScript((timestamp) => {
      localStorage.setItem('cookie-consent', JSON.stringify({ accepted: false, timestamp }));
    }, wednesdayAtNoon.getTime());
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(address);
      await loadWholePage(page);
      await expect.soft(page).toHaveScreenshot(`${name}-${width}.png`, {
        fullPage: true,
        stylePath: join(import.meta.dirname, '../support/look-the-same.css'),
        threshold: 0.3, // edges of letters are drawn a little differently elsewhere
        maxDiffPixelRatio: 0.02,
      });
    }
  });
}

/** Down the page once, so that what comes late is there; then the faces are, and every picture has arrived. */
async function loadWholePage(page: Page): Promise<void> {
  const end = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < end; top += 600) {
    await page.evaluate((to) => scrollTo(0, to), top);
    await page.waitForTimeout(100);
  }
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  for (const picture of await page.locator('img:visible').all()) {
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  }
  await page.evaluate(() => scrollTo(0, 0));
}
