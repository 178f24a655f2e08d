import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

const visibleMenuItems = (page: Page) => page.locator('li[id]:visible');
const menuItemNames = (page: Page) => visibleMenuItems(page).getByRole('heading', { level: 3 });
const glassPricePattern = /0,1\sl\s+([\d,]+)\s€/;

/** All items that the filter leaves are red, sold by the glass, and cost eight euros at most. */
async function expectOnlyRedWinesByTheGlass(page: Page): Promise<void> {
  await expect(page.locator('section[id^=list]:visible').getByRole('heading', { level: 2 })).toHaveText(['Červené']);
  await expect(visibleMenuItems(page)).not.toHaveCount(0);
  for (const menuItem of await visibleMenuItems(page).all()) {
    const [, glassPrice = ''] = glassPricePattern.exec(await menuItem.innerText()) ?? [];
    expect(glassPrice).not.toBe('');
    expect(Number(glassPrice.replace(',', '.'))).toBeLessThanOrEqual(8);
  }
}

test.describe('the wine menu without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a guest who opens the QR code filters with a plain form and shares the address', async ({ page, browser }) => {
    await page.goto('/w');
    await expect(page).toHaveURL(/\/wine-menu$/);
    const totalCount = await visibleMenuItems(page).count();
    expect(totalCount).toBeGreaterThan(70);
    await page.getByRole('checkbox', { name: 'Červené' }).tap();
    await page.getByRole('checkbox', { name: 'Na pohár' }).tap();
    await page.getByRole('combobox', { name: 'Cena' }).selectOption('8');
    await page.getByRole('button', { name: 'Ukázať' }).tap();
    await expectOnlyRedWinesByTheGlass(page);
    const filteredNames = await menuItemNames(page).allInnerTexts();
    const friendPage = await browser.newPage();
    await friendPage.goto(page.url());
    expect(await menuItemNames(friendPage).allInnerTexts()).toEqual(filteredNames);
    await friendPage.close();
    await page.getByRole('link', { name: 'Zrušiť výber' }).tap();
    await expect(visibleMenuItems(page)).toHaveCount(totalCount);
  });
});

test('with JavaScript the menu follows each tap, and a reload keeps the filter', async ({ page, expectAccessible }) => {
  await page.goto('/w');
  await expectAccessible();
  await page.getByRole('checkbox', { name: 'Červené' }).tap();
  await page.getByRole('checkbox', { name: 'Na pohár' }).tap();
  await page.getByRole('combobox', { name: 'Cena' }).selectOption('8');
  await expectOnlyRedWinesByTheGlass(page);
  await expect(page).toHaveURL(/\/wine-menu\?farba=cervene&pohar=1&do=8$/);
  await expect(page.getByRole('status').first()).toHaveText(/pre vás$/);
  await expectAccessible();
  const filteredCount = await menuItemNames(page).count();
  await page.reload();
  await expectOnlyRedWinesByTheGlass(page);
  await page.getByLabel('Jazyk: Slovenčina').tap();
  await page.getByRole('link', { name: 'English', exact: true }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What do you fancy tonight?');
  await expect(menuItemNames(page)).toHaveCount(filteredCount);
  await page.getByRole('link', { name: 'Clear all' }).tap();
  await page.getByRole('searchbox', { name: 'Search' }).fill('no such wine');
  await expect(page.getByRole('heading', { name: 'We have nothing like that tonight' })).toBeVisible();
  await expectAccessible();
});

test('the wine menu fits the screen, and its controls are large enough to tap', async ({ page }) => {
  await page.goto('/wine-menu');
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    const overflowPx = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflowPx, `at ${width}`).toBeLessThanOrEqual(0);
    for (const filterControl of await page.locator('#filter label:has(input[type=checkbox]), #filter select').all())
      expect((await filterControl.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
});

test('an address with a section or a text scrolls to it, though far sections render late', async ({ page }) => {
  await page.goto('/wine-menu');
  const lastSection = page.locator('section[id^=list]').last();
  const lastItemName = lastSection.getByRole('heading', { level: 3 }).last();
  await expect(lastSection).toHaveCSS('content-visibility', 'auto');
  await expect(lastItemName).not.toBeInViewport();
  const lastSectionId = await lastSection.getAttribute('id');
  const lastItemText = await lastItemName.evaluate((heading) => heading.firstChild?.textContent ?? '');
  for (const [fragment, target] of [
    [`#${lastSectionId}`, lastSection.getByRole('heading', { level: 2 })],
    [`#:~:text=${encodeURIComponent(lastItemText)}`, lastItemName],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(`/wine-menu${fragment}`);
    await expect(lastSection).toHaveCSS('content-visibility', 'visible');
    await expect(target).toBeInViewport();
  }
});

test('the wine menu prints on at most three A4 or five A5 pages', async ({ page }) => {
  for (const [format, maxPages] of [
    ['a4', 3],
    ['a5', 5],
  ] as const) {
    await page.goto(`/wine-menu/print?format=${format}`);
    await page.evaluate(() => document.fonts.ready);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length).toBeLessThanOrEqual(maxPages);
  }
});
