import { expect, test } from '../support/test';

test('the home page is Slovak, switches to English and remembers the language', async ({ page, expectAccessible }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'sk');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Víno, ktoré\s+spomalí večer/);

  await page.getByText('Slovenčina').filter({ visible: true }).first().click();
  await page.getByRole('link', { name: 'English' }).filter({ visible: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expectAccessible();
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('the home page is complete without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: process.env['SITE_URL'] ?? '' });
  const page = await context.newPage();
  await page.goto('/?lang=en');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#contact')).toContainText('16:00');
  await expect(page.locator('link[rel="alternate"][hreflang="sk"]')).toHaveCount(1);
  expect(await page.title()).not.toBe('');
  await context.close();
});

test.describe('forms without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a message, an inquiry and a subscription are sent when the button is pressed twice', async ({ page }) => {
    const sendByPressingTwice = async (name: string) => {
      await page.getByRole('button', { name }).click();
      await expect(page.getByRole('alert')).toContainText('Zatiaľ sme nič neodoslali.');
      await page.waitForTimeout(1_000); // a form sent sooner counts as a robot's
      await page.getByRole('button', { name }).click();
      await expect(page.getByRole('heading', { name: 'Odoslané' })).toBeVisible();
    };
    const fillFields = async (values: Readonly<Record<string, string>>) => {
      for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value);
    };
    await page.goto('/');
    await fillFields({ Meno: 'Eva', Priezvisko: 'Nová', 'E-mail': 'bez-skriptu@example.com', Správa: 'Dobrý deň' });
    await sendByPressingTwice('Odoslať správu');
    await page.goto('/');
    await fillFields({ 'Váš e-mail': 'bez-skriptu@example.com' });
    await sendByPressingTwice('Prihlásiť sa na odber');
    await page.goto('/events');
    await fillFields({ 'Meno a priezvisko': 'Eva Nová', 'E-mail': 'bez-skriptu@example.com', Telefón: '0905 123 456' });
    await fillFields({ 'Predpokladaný počet hostí': '12' });
    await page.getByTitle('Želaný dátum').fill('2098-12-13');
    await fillFields({ 'Ako si ten večer predstavujete?': 'Oslava' });
    await page.getByLabel('Typ podujatia').selectOption('Oslava');
    await sendByPressingTwice('Odoslať dopyt');
  });
});

test('the pages of these forms are accessible, both empty and with errors', async ({ page, expectAccessible }) => {
  for (const path of ['/sprava', '/inquiry', '/novinky']) {
    await page.goto(path);
    await expectAccessible();
    await page.locator('form').evaluate((form: HTMLFormElement) => (form.noValidate = true));
    await page.waitForTimeout(1_000);
    await page.locator('form button').click();
    await expect(page.getByRole('alert')).toBeFocused();
    await expectAccessible();
  }
});

test('an unknown address responds with a page and status 404', async ({ request }) => {
  const response = await request.get('/nikde');
  expect(response.status()).toBe(404);
  expect(await response.text()).toContain('404 Page Not Found');
});

test('the reservation page loads the two fonts that every page needs, and no other', async ({ page }) => {
  for (const path of ['/rezervacia', '/reservation']) {
    await page.goto(path);
    const preloadedUrls = await page
      .locator('link[rel="preload"][as="font"]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
    await page.evaluate(() => document.fonts.ready);
    const fetchedUrls = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(preloadedUrls).toEqual([
      expect.stringMatching(/\/fraunces-[\w-]{7}\.woff2$/),
      expect.stringMatching(/\/figtree-[\w-]{7}\.woff2$/),
    ]);
    expect(fetchedUrls.filter((url) => url.endsWith('.woff2')).sort()).toEqual([...preloadedUrls].sort());
  }
});
