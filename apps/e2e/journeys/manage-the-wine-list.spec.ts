import type { Page } from '@playwright/test';
import ExcelJS from 'exceljs';
import { signIn } from '../support/admin-page';
import { test } from '../support/separate-site';
import { expect } from '../support/test';

const wineName = 'Frankovka modrá';
const readIsWineSoldOut = (guestPage: Page) =>
  guestPage.request
    .get('/api/menu?lang=sk&q=vyskocil+frankovka+modra+2022')
    .then((response) => response.json() as Promise<{ sections: { items: { name: string; isSoldOut: boolean }[] }[] }>)
    .then(({ sections }) => sections.flatMap(({ items }) => items).find(({ name }) => name === wineName)?.isSoldOut);

test.describe.configure({ mode: 'serial' });

test('staff mark a wine as sold out for guests, and undo it', async ({ page, browser, site, expectAccessible }) => {
  const guestContext = await browser.newContext({ baseURL: site.url });
  const guestPage = await guestContext.newPage();
  expect(await readIsWineSoldOut(guestPage)).toBe(false);
  await page.setViewportSize({ width: 820, height: 1180 });
  await signIn(page, '/admin/tonight');
  await page.getByRole('button', { name: /^Wines: / }).click();
  const tonightList = page.getByRole('dialog', { name: 'Tonight’s list' });
  const soldOutButton = tonightList.getByRole('button', { name: 'Sold out: Blaufränkisch', exact: true });
  await expectAccessible(tonightList);
  await soldOutButton.click();
  await expect(soldOutButton).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => readIsWineSoldOut(guestPage), { intervals: [50] }).toBe(true);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(soldOutButton).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => readIsWineSoldOut(guestPage), { intervals: [50] }).toBe(false);
  await guestContext.close();
});

test('a sold-out mark from one tablet appears on another', async ({ page, browser, site }) => {
  const otherContext = await browser.newContext({ baseURL: site.url });
  const otherTablet = await otherContext.newPage();
  await signIn(otherTablet, '/admin/menu');
  const otherSoldOutButton = otherTablet.getByRole('button', { name: 'Sold out: Barolo' });
  await expect(otherSoldOutButton).toHaveAttribute('aria-pressed', 'false');
  await signIn(page, '/admin/menu');
  await page.getByRole('button', { name: 'Sold out: Barolo' }).click();
  await expect(otherSoldOutButton).toHaveAttribute('aria-pressed', 'true');
  await otherSoldOutButton.click();
  await expect(page.getByRole('button', { name: 'Sold out: Barolo' })).toHaveAttribute('aria-pressed', 'false');
  await otherContext.close();
});

test('staff find, open, move and take off a wine by keyboard alone', async ({ page, expectAccessible }) => {
  await signIn(page, '/admin/menu');
  const rows = page.locator('[data-section] [data-item]');
  await expect(rows.first()).toBeVisible();
  await expectAccessible();
  await page.getByRole('searchbox', { name: 'Search the list' }).focus();
  await page.keyboard.type('morgon');
  await expect(rows).toHaveCount(1);
  await rows.getByRole('button', { name: /^Morgon/ }).focus();
  await page.keyboard.press('Enter');
  const wineDialog = page.getByRole('dialog', { name: 'Morgon' });
  await expect(wineDialog.getByRole('checkbox', { name: '12. sulphites' })).toBeChecked();
  await expectAccessible(wineDialog);
  await page.keyboard.press('Escape');
  await expect(wineDialog).toBeHidden();

  await page.getByRole('searchbox', { name: 'Search the list' }).fill('');
  await expect.poll(() => rows.count()).toBeGreaterThan(50);
  const secondRow = page.locator('[data-section]').first().locator('[data-item]').nth(1);
  const secondWineName = (await secondRow.locator('strong').textContent()) ?? ''; // a row out of sight has no inner text
  await secondRow.locator('[data-row-focus]').focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.locator('[data-section]').first().locator('strong').first()).toHaveText(secondWineName);
  await page.keyboard.press('Space');
  const bulkBar = page.getByRole('region', { name: 'What is selected' });
  await bulkBar.getByRole('button', { name: 'Take off the list' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 item is changed.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 item is as it was.')).toBeVisible();
});

test('staff drag a wine by its handle to another section', async ({ page }) => {
  await signIn(page, '/admin/menu');
  const sectionAt = (index: number) => page.locator('[data-section]').nth(index);
  const draggedRow = sectionAt(0).locator('[data-item]').last();
  const draggedId = await draggedRow.getAttribute('data-item');
  const targetRow = sectionAt(1).locator('[data-item]').first();
  await targetRow.scrollIntoViewIfNeeded();
  const [handleBox, targetBox] = [
    await draggedRow.locator('[aria-hidden]').last().boundingBox(),
    await targetRow.boundingBox(),
  ];
  if (!handleBox || !targetBox) throw new Error('the two rows are not in view');
  await page.mouse.move(handleBox.x + 10, handleBox.y + 10);
  await page.mouse.down();
  await page.mouse.move(targetBox.x + 200, targetBox.y + 30, { steps: 5 });
  await page.mouse.move(targetBox.x + 200, targetBox.y + 6, { steps: 3 });
  const orderSaved = page.waitForResponse((response) => response.url().endsWith('/order') && response.ok());
  await page.mouse.up();
  await orderSaved; // the list shows the new order before it is saved
  await expect(sectionAt(1).locator('[data-item]').first()).toHaveAttribute('data-item', draggedId ?? '');
  await page.reload();
  await expect(sectionAt(1).locator('[data-item]').first()).toHaveAttribute('data-item', draggedId ?? '');
});

/** The exported list, with the price of one wine changed. */
async function exportWithChangedPrice(
  page: Page,
  itemName: string,
  [oldPrice, newPrice]: readonly [number, number],
): Promise<Buffer> {
  const response = await page.request.get('/api/admin/menu/export?lang=en');
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load((await response.body()) as unknown as ExcelJS.Buffer);
  let changedCount = 0;
  workbook.worksheets[0]?.eachRow((row) => {
    const cells = (row.values as unknown[]).slice(1);
    if (!cells.includes(itemName)) return;
    row.eachCell((cell) => {
      if (cell.value !== oldPrice) return;
      cell.value = newPrice;
      changedCount += 1;
    });
  });
  expect(changedCount).toBe(1);
  return Buffer.from(await workbook.xlsx.writeBuffer());
}

test('an edited spreadsheet is previewed, imported, and its import undone', async ({ page, expectAccessible }) => {
  await signIn(page, '/admin/menu');
  await expect(page.locator('[data-item]').first()).toBeVisible();
  const editedSpreadsheet = await exportWithChangedPrice(page, 'Barolo', [119, 121]);
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  await page.getByLabel('Import').setInputFiles({ name: 'wines.xlsx', mimeType, buffer: editedSpreadsheet });
  const importDialog = page.getByRole('dialog', { name: 'Import wines.xlsx' });
  await expect(importDialog.getByRole('listitem').filter({ hasText: 'Barolo' }).first()).toContainText('121');
  await expectAccessible(importDialog);
  const wineRow = page.locator('[data-item]').filter({ hasText: 'Barolo' });
  await expect(wineRow).toContainText('€119'); // nothing is saved yet
  await page.getByRole('button', { name: 'Save 1 row' }).click();
  await expect(page.getByText('The list is saved: 0 new, 1 changed, 0 removed.')).toBeVisible();
  await expect(wineRow).toContainText('€121');
  const undoButton = page.getByRole('button', { name: 'Take the import back' });
  await expect(undoButton).toBeVisible();
  await expectAccessible();
  await undoButton.dblclick();
  await expect(wineRow).toContainText('€119');
  await expect(undoButton).toBeHidden();
});
