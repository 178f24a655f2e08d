import { reservationsOf } from '../support/database';
import { aGuest } from '../support/guests';
import type { Locator, Page } from '@playwright/test';
import { ReservePage } from '../support/reserve-page';
import { expect, test } from '../support/test';

test('a table can be reserved by keyboard alone', async ({ page }) => {
  const guest = aGuest('keyboard');
  const reserve = new ReservePage(page, 'en');
  await page.goto('/?lang=en');
  const opener = page.getByRole('navigation').getByRole('button', { name: 'Reserve a table' }).first();
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(reserve.dialog).toBeVisible();

  await tabTo(page, reserve.dialog.getByRole('button', { name: 'Date' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Choose a day' })).toBeVisible();
  for (let week = 0; week < 2; week += 1) await page.keyboard.press('ArrowDown');
  await leaveClosedDays(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Choose a day' })).toBeHidden();

  await expect(reserve.chip('18:00')).toBeEnabled();
  await tabTo(page, reserve.chips.getByRole('radio').first());
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(reserve.chip('16:30')).toBeChecked();

  for (const [label, value] of Object.entries({
    'First name': guest.firstName,
    'Last name': guest.lastName,
    Email: guest.email,
    Phone: guest.phone,
  })) {
    await tabTo(page, reserve.dialog.getByLabel(label));
    await page.keyboard.type(value);
  }
  await tabTo(page, reserve.dialog.getByRole('button', { name: 'Confirm reservation' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your reservation is confirmed.').first()).toBeVisible();
  const ticket = reserve.ticket('The table is yours');
  await expect(ticket.getByRole('button', { name: 'Done' })).toBeVisible();
  await tabTo(page, ticket.getByRole('button', { name: 'Done' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await reservationsOf(guest.email)).toHaveLength(1);
});

test('links keep their line and their focus ring after the dialog has been open', async ({ page }) => {
  const reserve = new ReservePage(page, 'en');
  await reserve.open();
  await page.keyboard.press('Escape');
  await expect(reserve.dialog).toBeHidden();
  const link = page.getByRole('link', { name: 'vitajte@strapec.example' }).first();
  await link.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await expect(link).toHaveCSS('text-decoration-line', 'underline');
  await expect(link).toHaveCSS('outline-style', 'solid');
});

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The Tab key does not reach it');
}

async function leaveClosedDays(page: Page): Promise<void> {
  const isClosed = () => page.evaluate(() => document.activeElement?.getAttribute('aria-disabled') === 'true');
  for (let days = 0; days < 3 && (await isClosed()); days += 1) await page.keyboard.press('ArrowRight');
}
