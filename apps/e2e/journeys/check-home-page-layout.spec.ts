import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test';

const mainMenuOf = (page: Page) => page.getByRole('navigation', { name: 'Hlavná navigácia' });
const currentLinkOf = (page: Page) => mainMenuOf(page).locator('a[aria-current]').filter({ visible: true });
const scrollTo = (page: Page, top: number) =>
  page.evaluate((targetTop) => window.scrollTo({ top: targetTop, behavior: 'instant' }), top);

test('the menu scrolls to the picture above the wines, and marks the section in view', async ({ page }) => {
  await page.goto('/');
  await expect(currentLinkOf(page)).toHaveText('Domov');
  await mainMenuOf(page).getByRole('link', { name: 'Vína' }).filter({ visible: true }).click();
  const winesPicture = page.locator('#wines picture').first();
  await expect.poll(async () => Math.round((await winesPicture.boundingBox())?.y ?? 0)).toBe(72); // right below the header
  await expect(currentLinkOf(page)).toHaveText('Vína');
  const contactSection = page.locator('#contact');
  const contactTop = await contactSection.evaluate((section) => section.getBoundingClientRect().top + scrollY);
  await scrollTo(page, contactTop - 300); // a third down a screen of 900
  await expect(currentLinkOf(page)).toHaveText('Vína');
  await scrollTo(page, contactTop - 150);
  await expect(currentLinkOf(page)).toHaveText('Kontakt');
  await expect(currentLinkOf(page)).toHaveAttribute('aria-current', 'location');
});

const viewports = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
];
const landmarkNames = ['Hrad', 'Michalská brána', 'Hlavné námestie', 'SND', 'Most SNP', 'Dunaj'];
test('all landmarks of the map sketch are visible, and nothing is wider than the screen', async ({ page }) => {
  for (const viewport of viewports) {
    await page.setViewportSize(viewport);
    await page.goto('/');
    await page.getByRole('button', { name: 'Zobraziť mapu' }).scrollIntoViewIfNeeded();
    const mapOffer = page.getByText('Mapa sa načíta zo stránky').locator('xpath=../..');
    // All at once: the sections of a phone are laid out when they come near, which moves what is below.
    const [mapBox, mapButtonBox, ...landmarkBoxes] = await mapOffer.evaluate((offer, names) => {
      const texts = [...offer.querySelectorAll('svg text')];
      const landmarks = names.map((name) => texts.find(({ textContent }) => textContent.includes(name)));
      return [offer, offer.querySelector('button'), ...landmarks].map((element) => {
        const { left, right, top, bottom } = (element as Element).getBoundingClientRect();
        return { left, right, top, bottom };
      });
    }, landmarkNames);
    if (!mapBox || !mapButtonBox) throw new Error('the map is not measured');
    expect(landmarkBoxes).toHaveLength(landmarkNames.length);
    for (const [index, landmarkBox] of landmarkBoxes.entries()) {
      const landmark = landmarkNames[index];
      expect(landmarkBox.left, landmark).toBeGreaterThanOrEqual(mapBox.left);
      expect(landmarkBox.right, landmark).toBeLessThanOrEqual(mapBox.right);
      expect(landmarkBox.top, landmark).toBeGreaterThanOrEqual(mapBox.top);
      expect(landmarkBox.bottom, landmark).toBeLessThan(mapButtonBox.top);
    }
    const menuBox = await measureBox(mainMenuOf(page));
    expect(menuBox.right).toBeLessThanOrEqual(viewport.width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
    for (const footerLink of await page.getByRole('contentinfo').getByRole('listitem').getByRole('link').all())
      expect((await measureBox(footerLink)).height).toBeGreaterThanOrEqual(44);
  }
});

test('on a low phone the cookie banner does not cover the reserve button, and the header shrinks', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/');
  const reserveButton = page.locator('#home').getByRole('button', { name: 'Rezervovať stôl' });
  const cookieBannerBox = await measureBox(page.getByRole('region', { name: 'Súbory cookies' }));
  expect((await measureBox(reserveButton)).bottom).toBeLessThanOrEqual(cookieBannerBox.top);
  const menuButton = mainMenuOf(page).getByRole('button', { name: 'Menu' });
  expect((await measureBox(menuButton)).right).toBeLessThanOrEqual(320);
  await scrollTo(page, 700);
  await expect.poll(async () => (await measureBox(page.getByRole('banner'))).bottom).toBe(56);
});

test.describe('the English link in a browser that is neither Slovak nor Czech', () => {
  test.use({ locale: 'de-DE' });
  test('the English link stands above the first text, also on a low phone', async ({ page }) => {
    for (const viewport of viewports) {
      await page.setViewportSize(viewport);
      await page.goto('/');
      const linkBox = await measureBox(page.getByText('English version →'));
      const textBox = await measureBox(page.locator('#home p').first());
      expect((linkBox.top + linkBox.bottom) / 2 + 10, `at ${viewport.width} px`).toBeLessThanOrEqual(textBox.top);
    }
  });

  test('the English link disappears once the guest has chosen a language', async ({ page, expectAccessible }) => {
    await page.goto('/events');
    await expectAccessible();
    await page.getByRole('link', { name: 'English version →' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.goto('/?lang=sk');
    await expect(page.getByText('English version →')).toBeHidden(); // a language is chosen now
  });
});

test('the English link is hidden in a Slovak browser', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('English version →')).toBeHidden();
});

test('the home page prints on one sheet with the address and opening hours in black on white', async ({ page }) => {
  await page.goto('/');
  // The print style sheet is loaded once the page is idle.
  await page.waitForFunction(() => [...document.styleSheets].some(({ href }) => href?.endsWith('/print.css')));
  const printedPages = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g);
  expect(printedPages).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Klobučnícka 7').first()).toBeVisible();
  await expect(page.getByText('16:00 – 24:00').first()).toBeVisible();
  for (const hiddenRole of ['navigation', 'form', 'button', 'img'] as const)
    await expect(page.getByRole(hiddenRole).filter({ visible: true })).toHaveCount(0);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveCSS('color', 'rgb(0, 0, 0)');
});

test('icons and the manifest are served', async ({ request }) => {
  const iconResponse = await request.get('/favicon.ico');
  expect([iconResponse.status(), iconResponse.headers()['content-type']]).toEqual([200, 'image/vnd.microsoft.icon']);
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as { icons: { src: string }[] };
  for (const { src } of [...manifest.icons, { src: '/icon-180.png' }]) {
    const { status, type } = await request
      .get(src)
      .then((response) => ({ status: response.status(), type: response.headers()['content-type'] }));
    expect([src, status, type]).toEqual([src, 200, expect.stringMatching(/^image\//)]);
  }
});

function measureBox(element: Locator) {
  return element.evaluate((node) => {
    const { left, right, top, bottom, height } = node.getBoundingClientRect();
    return { left, right, top, bottom, height };
  });
}
