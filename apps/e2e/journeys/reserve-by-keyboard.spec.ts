import { findReservations } from '../support/find-reservations';
import { aGuest } from '../support/guests';
import type { Locator, Page } from '@playwright/test';
import { ReserveDialog } from '../support/reserve-dialog';
import { expect, test } from '../support/test';

test('a table can be reserved by keyboard alone', async ({ page }) => {
  const guest = aGuest('keyboard');
  const reserve = new ReserveDialog(page, 'en');
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

  await expect(reserve.timeChip('18:00')).toBeEnabled();
  await tabTo(page, reserve.timeChips.getByRole('radio').first());
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(reserve.timeChip('16:30')).toBeChecked();

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
  expect(await findReservations(guest.email)).toHaveLength(1);
});

test('Escape closes the calendar, then the dialog; F8 reaches the notifications, Back closes', async ({ page }) => {
  const reserve = new ReserveDialog(page, 'en');
  const opener = page.getByRole('button', { name: 'Reserve a table' }).first();
  await reserve.open();
  await expect(reserve.dialog.getByLabel('Party size')).toBeFocused();
  await page.mouse.wheel(0, 600);
  expect(await page.evaluate(() => scrollY)).toBe(0); // the page behind stays

  // captcha providers append their challenges to the document, outside the dialog
  await page.evaluate(() =>
    document.body.insertAdjacentHTML(
      'beforeend',
      '<button style="position:fixed;inset:0 auto auto 0;z-index:2000000000">challenge</button>',
    ),
  );
  await page.getByRole('button', { name: 'challenge' }).click();
  await expect(reserve.dialog).toBeVisible();

  const calendar = await reserve.openCalendar();
  await page.keyboard.press('Escape');
  await expect(calendar).toBeHidden();
  await expect(reserve.dialog).toBeVisible();
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(reserve.dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.click();
  await page.goBack();
  await expect(reserve.dialog).toBeHidden();
  await expect(page).toHaveURL(/\/\?lang=en$/);
  await opener.click();
  await page.mouse.click(20, 450);
  await expect(reserve.dialog).toBeHidden();
  await expect(opener).toBeFocused();
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
