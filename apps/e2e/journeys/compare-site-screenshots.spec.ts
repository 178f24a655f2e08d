import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

// After an intended change: `npx playwright test screenshots --update-snapshots`, then `node support/shrink-pictures.mjs`.
const widths = [390, 1440];
const pages = [
  { name: 'home-sk', path: '/?lang=sk' },
  { name: 'home-en', path: '/?lang=en' },
  { name: 'wine-menu-sk', path: '/wine-menu?lang=sk' },
  { name: 'wine-menu-chosen-en', path: '/wine-menu?lang=en&farba=biele&do=40' },
  { name: 'events-sk', path: '/events?lang=sk' },
  { name: 'cookies-sk', path: '/cookies-policy?lang=sk' },
  { name: 'not-found-sk', path: '/nikde?lang=sk' },
];
const wednesdayAtNoon = new Date('2026-11-25T12:00:00+01:00');

for (const { name, path } of pages) {
  test(`${name} matches its saved screenshots at 390 and 1440 px`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.setFixedTime(wednesdayAtNoon); // the opening hours mark the current weekday
    await page.addInitScript((timestamp) => {
      localStorage.setItem('cookie-consent', JSON.stringify({ accepted: false, timestamp }));
    }, wednesdayAtNoon.getTime());
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await loadWholePage(page);
      await expect.soft(page).toHaveScreenshot(`${name}-${width}.png`, {
        fullPage: true,
        stylePath: join(import.meta.dirname, '../support/compare-site-screenshots.css'),
        threshold: 0.3, // other machines draw the edges of letters a little differently
        maxDiffPixelRatio: 0.02,
      });
    }
  });
}

/** Scrolls down once to start lazy loading, then waits for all fonts and pictures. */
async function loadWholePage(page: Page): Promise<void> {
  const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < pageHeight; top += 600) {
    await page.evaluate((scrollTop) => scrollTo(0, scrollTop), top);
    await page.waitForTimeout(100);
  }
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  for (const image of await page.locator('img:visible').all()) {
    await expect(image).not.toHaveJSProperty('naturalWidth', 0);
  }
  await page.evaluate(() => scrollTo(0, 0));
}
