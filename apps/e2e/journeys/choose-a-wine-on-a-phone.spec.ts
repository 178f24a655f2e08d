import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

const visibleItems = (page: Page) => page.locator('li[id]:visible');
const itemNames = (page: Page) => visibleItems(page).getByRole('heading', { level: 3 });
const glassPricePattern = /0,1\sl\s+([\d,]+)\s€/;

/** What is left is red, poured by the glass, and costs eight euros at most. */
async function expectRedGlasses(page: Page): Promise<void> {
  await expect(page.locator('section[id^=list]:visible').getByRole('heading', { level: 2 })).toHaveText(['Červené']);
  await expect(visibleItems(page)).not.toHaveCount(0);
  for (const row of await visibleItems(page).all()) {
    const [, glass = ''] = glassPricePattern.exec(await row.innerText()) ?? [];
    expect(glass).not.toBe('');
    expect(Number(glass.replace(',', '.'))).toBeLessThanOrEqual(8);
  }
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a guest who has read the code at the table chooses by a plain form, and passes the address on', async ({
    page,
    browser,
  }) => {
    await page.goto('/w');
    await expect(page).toHaveURL(/\/wine-menu$/);
    const all = await visibleItems(page).count();
    expect(all).toBeGreaterThan(70);
    await page.getByRole('checkbox', { name: 'Červené' }).tap();
    await page.getByRole('checkbox', { name: 'Na pohár' }).tap();
    await page.getByRole('combobox', { name: 'Cena' }).selectOption('8');
    await page.getByRole('button', { name: 'Ukázať' }).tap();
    await expectRedGlasses(page);
    const found = await itemNames(page).allInnerTexts();
    const friend = await browser.newPage();
    await friend.goto(page.url());
    expect(await itemNames(friend).allInnerTexts()).toEqual(found);
    await friend.close();
    await page.getByRole('link', { name: 'Zrušiť výber' }).tap();
    await expect(visibleItems(page)).toHaveCount(all);
  });
});

test('with scripts the list follows each tap, and address, reload and language preserve the choice', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/w');
  await expectAccessible();
  await page.getByRole('checkbox', { name: 'Červené' }).tap();
  await page.getByRole('checkbox', { name: 'Na pohár' }).tap();
  await page.getByRole('combobox', { name: 'Cena' }).selectOption('8');
  await expectRedGlasses(page);
  await expect(page).toHaveURL(/\/wine-menu\?farba=cervene&pohar=1&do=8$/);
  await expect(page.getByRole('status').first()).toHaveText(/pre vás$/);
  await expectAccessible();
  const found = await itemNames(page).count();
  await page.reload();
  await expectRedGlasses(page);
  await page.getByLabel('Jazyk: Slovenčina').tap();
  await page.getByRole('link', { name: 'English', exact: true }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What do you fancy tonight?');
  await expect(itemNames(page)).toHaveCount(found);
  await page.getByRole('link', { name: 'Clear all' }).tap();
  await page.getByRole('searchbox', { name: 'Search' }).fill('no such wine');
  await expect(page.getByRole('heading', { name: 'We have nothing like that tonight' })).toBeVisible();
  await expectAccessible();
});

test('nothing is wider than the screen, and controls are large enough to tap', async ({ page }) => {
  await page.goto('/wine-menu');
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `at ${width}`).toBeLessThanOrEqual(0);
    for (const control of await page.locator('#filter label:has(input[type=checkbox]), #filter select').all())
      expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
});

test('the list is laid out near the screen only, but a far part or text of the address is shown in its place', async ({
  page,
}) => {
  await page.goto('/wine-menu');
  const lastSection = page.locator('section[id^=list]').last();
  const lastName = lastSection.getByRole('heading', { level: 3 }).last();
  await expect(lastSection).toHaveCSS('content-visibility', 'auto');
  await expect(lastName).not.toBeInViewport();
  const id = await lastSection.getAttribute('id');
  const words = await lastName.evaluate((heading) => heading.firstChild?.textContent ?? '');
  for (const [fragment, shown] of [
    [`#${id}`, lastSection.getByRole('heading', { level: 2 })],
    [`#:~:text=${encodeURIComponent(words)}`, lastName],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(`/wine-menu${fragment}`);
    await expect(lastSection).toHaveCSS('content-visibility', 'visible');
    await expect(shown).toBeInViewport();
  }
});

test('printed, the list is a card of few sheets', async ({ page }) => {
  for (const [format, most] of [
    ['a4', 3],
    ['a5', 5],
  ] as const) {
    await page.goto(`/wine-menu/print?format=${format}`);
    await page.evaluate(() => document.fonts.ready);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length).toBeLessThanOrEqual(most);
  }
});
