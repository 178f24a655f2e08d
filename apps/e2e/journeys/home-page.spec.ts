import { expect, test } from '../support/test';

test('the home page is Slovak, switches to English and remembers it', async ({ page, expectNoBarriers }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'sk');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Víno, ktoré\s+spomalí večer/);
  await expectNoBarriers();

  await page.getByText('Slovenčina').filter({ visible: true }).first().click();
  await page.getByRole('link', { name: 'English' }).filter({ visible: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expectNoBarriers();
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('the page is complete without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: process.env['SITE_URL'] ?? '' });
  const page = await context.newPage();
  await page.goto('/?lang=en');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#contact')).toContainText('16:00');
  await expect(page.locator('link[rel="alternate"][hreflang="sk"]')).toHaveCount(1);
  expect(await page.title()).not.toBe('');
  await context.close();
});

test('an unknown address says so, with status 404', async ({ request }) => {
  const response = await request.get('/nikde');
  expect(response.status()).toBe(404);
  expect(await response.text()).toContain('404 Page Not Found');
});

test('a page without script asks at once for the two fonts that every page needs, and for no other', async ({
  page,
}) => {
  for (const path of ['/rezervacia', '/reservation']) {
    await page.goto(path);
    const asked = await page
      .locator('link[rel="preload"][as="font"]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
    await page.evaluate(() => document.fonts.ready);
    const fetched = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(asked).toEqual([
      expect.stringMatching(/\/fraunces-[\w-]{7}\.woff2$/),
      expect.stringMatching(/\/figtree-[\w-]{7}\.woff2$/),
    ]);
    expect(fetched.filter((name) => name.endsWith('.woff2')).sort()).toEqual([...asked].sort());
  }
});
