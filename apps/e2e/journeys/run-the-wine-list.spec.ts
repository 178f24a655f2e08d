import type { Page } from '@playwright/test';
import ExcelJS from 'exceljs';
import { signIn } from '../support/admin-page';
import { test } from '../support/separate-site';
import { expect } from '../support/test';

const wine = 'Frankovka modrá';
const isWineSoldOut = (guest: Page) =>
  guest.request
    .get('/api/menu?lang=sk&q=vyskocil+frankovka+modra+2022')
    .then((answer) => answer.json() as Promise<{ sections: { items: { name: string; isSoldOut: boolean }[] }[] }>)
    .then(({ sections }) => sections.flatMap(({ items }) => items).find(({ name }) => name === wine)?.isSoldOut);

test.describe.configure({ mode: 'serial' });

test('a wine that is sold out on the board is sold out for guests, and back again', async ({
  page,
  browser,
  site,
  expectAccessible,
}) => {
  const guests = await browser.newContext({ baseURL: site.url });
  const guest = await guests.newPage();
  expect(await isWineSoldOut(guest)).toBe(false);
  await page.setViewportSize({ width: 820, height: 1180 });
  await signIn(page, '/admin/tonight');
  await page.getByRole('button', { name: /^Wines: / }).click();
  const sheet = page.getByRole('dialog', { name: 'Tonight’s list' });
  const gone = sheet.getByRole('button', { name: 'Sold out: Blaufränkisch', exact: true });
  await expectAccessible(sheet);
  await gone.click();
  await expect(gone).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => isWineSoldOut(guest), { intervals: [50] }).toBe(true);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(gone).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => isWineSoldOut(guest), { intervals: [50] }).toBe(false);
  await guests.close();
});

test('a mark of one tablet shows on the other', async ({ page, browser, site }) => {
  const others = await browser.newContext({ baseURL: site.url });
  const other = await others.newPage();
  await signIn(other, '/admin/menu');
  const there = other.getByRole('button', { name: 'Sold out: Barolo' });
  await expect(there).toHaveAttribute('aria-pressed', 'false');
  await signIn(page, '/admin/menu');
  await page.getByRole('button', { name: 'Sold out: Barolo' }).click();
  await expect(there).toHaveAttribute('aria-pressed', 'true');
  await there.click();
  await expect(page.getByRole('button', { name: 'Sold out: Barolo' })).toHaveAttribute('aria-pressed', 'false');
  await others.close();
});

test('the list is found, opened, moved and taken off by keyboard alone', async ({ page, expectAccessible }) => {
  await signIn(page, '/admin/menu');
  const rows = page.locator('[data-section] [data-item]');
  await expect(rows.first()).toBeVisible();
  await expectAccessible();
  await page.getByRole('searchbox', { name: 'Search the list' }).focus();
  await page.keyboard.type('morgon');
  await expect(rows).toHaveCount(1);
  await rows.getByRole('button', { name: /^Morgon/ }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Morgon' });
  await expect(dialog.getByRole('checkbox', { name: '12. sulphites' })).toBeChecked();
  await expectAccessible(dialog);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.getByRole('searchbox', { name: 'Search the list' }).fill('');
  await expect.poll(() => rows.count()).toBeGreaterThan(50);
  const second = page.locator('[data-section]').first().locator('[data-item]').nth(1);
  const name = (await second.locator('strong').textContent()) ?? ''; // a row out of sight has no inner text
  await second.locator('[data-row-focus]').focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.locator('[data-section]').first().locator('strong').first()).toHaveText(name);
  await page.keyboard.press('Space');
  const bar = page.getByRole('region', { name: 'What is selected' });
  await bar.getByRole('button', { name: 'Take off the list' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 item is changed.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 item is as it was.')).toBeVisible();
});

test('a row is carried by its grip to another section', async ({ page }) => {
  await signIn(page, '/admin/menu');
  const section = (at: number) => page.locator('[data-section]').nth(at);
  const carried = section(0).locator('[data-item]').last();
  const id = await carried.getAttribute('data-item');
  const target = section(1).locator('[data-item]').first();
  await target.scrollIntoViewIfNeeded();
  const [from, to] = [await carried.locator('[aria-hidden]').last().boundingBox(), await target.boundingBox()];
  if (!from || !to) throw new Error('both rows are in sight');
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(to.x + 200, to.y + 30, { steps: 5 });
  await page.mouse.move(to.x + 200, to.y + 6, { steps: 3 });
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/order') && answer.ok());
  await page.mouse.up();
  await saved; // it shows before
  await expect(section(1).locator('[data-item]').first()).toHaveAttribute('data-item', id ?? '');
  await page.reload();
  await expect(section(1).locator('[data-item]').first()).toHaveAttribute('data-item', id ?? '');
});

/** The list as it is exported, with the bottle of a wine at another price. */
async function exportWithPrice(page: Page, name: string, [from, to]: readonly [number, number]): Promise<Buffer> {
  const exported = await page.request.get('/api/admin/menu/export?lang=en');
  const book = new ExcelJS.Workbook();
  await book.xlsx.load((await exported.body()) as unknown as ExcelJS.Buffer);
  let changed = 0;
  book.worksheets[0]?.eachRow((row) => {
    const cells = (row.values as unknown[]).slice(1);
    if (!cells.includes(name)) return;
    row.eachCell((cell) => {
      if (cell.value !== from) return;
      cell.value = to;
      changed += 1;
    });
  });
  expect(changed).toBe(1);
  return Buffer.from(await book.xlsx.writeBuffer());
}

test('a spreadsheet that is edited is shown before it is saved, and then is the list', async ({
  page,
  expectAccessible,
}) => {
  await signIn(page, '/admin/menu');
  await expect(page.locator('[data-item]').first()).toBeVisible();
  const buffer = await exportWithPrice(page, 'Barolo', [119, 121]);
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  await page.getByLabel('Import').setInputFiles({ name: 'wines.xlsx', mimeType, buffer });
  const dialog = page.getByRole('dialog', { name: 'Import wines.xlsx' });
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Barolo' }).first()).toContainText('121');
  await expectAccessible(dialog);
  const row = page.locator('[data-item]').filter({ hasText: 'Barolo' });
  await expect(row).toContainText('€119'); // nothing is saved yet
  await page.getByRole('button', { name: 'Save 1 row' }).click();
  await expect(page.getByText('The list is saved: 0 new, 1 changed, 0 removed.')).toBeVisible();
  await expect(row).toContainText('€121');
  const undo = page.getByRole('button', { name: 'Take the import back' });
  await expect(undo).toBeVisible();
  await expectAccessible();
  await undo.dblclick();
  await expect(row).toContainText('€119');
  await expect(undo).toBeHidden();
});
