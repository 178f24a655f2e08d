import { expect, test } from '../support/test';
import config from '../playwright.config';

// Playwright hides scroll bars, which take room on Windows.
test.use({ launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] } });

for (const path of ['/', '/wine-menu', '/events', '/cookies']) {
  test(`with scroll bars that take room, ${path} does not scroll sideways`, async ({ page }) => {
    await page.goto(path);
    const { scrollWidth, clientWidth, barWidth } = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return { scrollWidth, clientWidth, barWidth: innerWidth - clientWidth };
    });
    expect(barWidth).toBeGreaterThan(0);
    expect(scrollWidth).toBe(clientWidth);
  });
}
