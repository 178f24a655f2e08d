import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Hlavná navigácia' });
const currentLink = (page: Page) => menu(page).locator('a[aria-current]').filter({ visible: true });
const scrollTo = (page: Page, top: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);

test('the menu scrolls to the picture above the wines and marks the section in view', async ({ page }) => {
  await page.goto('/');
  await expect(currentLink(page)).toHaveText('Domov');
  await menu(page).getByRole('link', { name: 'Vína' }).filter({ visible: true }).click();
  const view = page.locator('#wines picture').first();
  await expect.poll(async () => Math.round((await view.boundingBox())?.y ?? 0)).toBe(72); // right below the bar
  await expect(currentLink(page)).toHaveText('Vína');
  const contact = page.locator('#contact');
  const top = await contact.evaluate((section) => section.getBoundingClientRect().top + scrollY);
  await scrollTo(page, top - 300); // a third down a screen of 900
  await expect(currentLink(page)).toHaveText('Vína');
  await scrollTo(page, top - 150);
  await expect(currentLink(page)).toHaveText('Kontakt');
  await expect(currentLink(page)).toHaveAttribute('aria-current', 'location');
});

const screens = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
];
test('at every width all landmarks are visible and nothing is wider than the screen', async ({ page }) => {
  for (const viewport of screens) {
    await page.setViewportSize(viewport);
    await page.goto('/');
    await page.getByRole('button', { name: 'Zobraziť mapu' }).scrollIntoViewIfNeeded();
    const button = await measureBox(page.getByRole('button', { name: 'Zobraziť mapu' }));
    const offer = page.getByText('Mapa sa načíta zo stránky').locator('xpath=../..');
    const frame = await measureBox(offer);
    for (const name of ['Hrad', 'Michalská brána', 'Hlavné námestie', 'SND', 'Most SNP', 'Dunaj']) {
      const place = await measureBox(page.locator('svg text', { hasText: name }));
      expect(place.left, name).toBeGreaterThanOrEqual(frame.left);
      expect(place.right, name).toBeLessThanOrEqual(frame.right);
      expect(place.top, name).toBeGreaterThanOrEqual(frame.top);
      expect(place.bottom, name).toBeLessThan(button.top);
    }
    const tools = await measureBox(menu(page));
    expect(tools.right).toBeLessThanOrEqual(viewport.width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
    for (const link of await page.getByRole('contentinfo').getByRole('listitem').getByRole('link').all())
      expect((await measureBox(link)).height).toBeGreaterThanOrEqual(44);
  }
});

test('on a low phone the reserve button stands above the cookie banner, and the bar is lower when scrolled', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/');
  const button = page.locator('#home').getByRole('button', { name: 'Rezervovať stôl' });
  const banner = await measureBox(page.getByRole('region', { name: 'Súbory cookies' }));
  expect((await measureBox(button)).bottom).toBeLessThanOrEqual(banner.top);
  const toggle = menu(page).getByRole('button', { name: 'Menu' });
  expect((await measureBox(toggle)).right).toBeLessThanOrEqual(320);
  await scrollTo(page, 700);
  await expect.poll(async () => (await measureBox(page.getByRole('banner'))).bottom).toBe(56);
});

test.describe('a browser in neither Slovak nor Czech', () => {
  test.use({ locale: 'de-DE' });
  test('is shown the way to English above the first words, also on a low phone', async ({ page }) => {
    for (const viewport of screens) {
      await page.setViewportSize(viewport);
      await page.goto('/');
      const hint = await measureBox(page.getByText('English version →'));
      const words = await measureBox(page.locator('#home p').first());
      expect((hint.top + hint.bottom) / 2 + 10, `at ${viewport.width} px`).toBeLessThanOrEqual(words.top);
    }
  });

  test('is shown the way to English, once', async ({ page, expectAccessible }) => {
    await page.goto('/events');
    await expectAccessible();
    await page.getByRole('link', { name: 'English version →' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.goto('/?lang=sk');
    await expect(page.getByText('English version →')).toBeHidden(); // chosen now
  });
});

test('a browser in Slovak is not shown the way to English', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('English version →')).toBeHidden();
});

test('on paper the home page is one sheet, with the address and the hours, in black on white', async ({ page }) => {
  await page.goto('/');
  // The style comes once the page is idle.
  await page.waitForFunction(() => [...document.styleSheets].some(({ href }) => href?.endsWith('/print.css')));
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g);
  expect(sheets).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Klobučnícka 7').first()).toBeVisible();
  await expect(page.getByText('16:00 – 24:00').first()).toBeVisible();
  for (const gone of ['navigation', 'form', 'button', 'img'] as const)
    await expect(page.getByRole(gone).filter({ visible: true })).toHaveCount(0);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveCSS('color', 'rgb(0, 0, 0)');
});

test('icons and the manifest are served', async ({ request }) => {
  const icon = await request.get('/favicon.ico');
  expect([icon.status(), icon.headers()['content-type']]).toEqual([200, 'image/vnd.microsoft.icon']);
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as { icons: { src: string }[] };
  for (const { src } of [...manifest.icons, { src: '/icon-180.png' }]) {
    const { status, type } = await request
      .get(src)
      .then((it) => ({ status: it.status(), type: it.headers()['content-type'] }));
    expect([src, status, type]).toEqual([src, 200, expect.stringMatching(/^image\//)]);
  }
});

function measureBox(element: Locator) {
  return element.evaluate((it) => {
    const { left, right, top, bottom, height } = it.getBoundingClientRect();
    return { left, right, top, bottom, height };
  });
}
