import { findReservations } from '../support/find-reservations';
import { buildGuest } from '../support/guests';
import type { Locator, Page } from '@playwright/test';
import { ReservationDialog } from '../support/reservation-dialog';
import { expect, test } from '../support/test';

test('a guest reserves a table by keyboard alone', async ({ page }) => {
  const guest = buildGuest('keyboard');
  const reserveDialog = new ReservationDialog(page, 'en');
  await page.goto('/?lang=en');
  const reserveButton = page.getByRole('navigation').getByRole('button', { name: 'Reserve a table' }).first();
  await reserveButton.focus();
  await page.keyboard.press('Enter');
  await expect(reserveDialog.dialog).toBeVisible();

  await pressTabUntilFocused(page, reserveDialog.dialog.getByRole('button', { name: 'Date' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Choose a day' })).toBeVisible();
  for (let week = 0; week < 2; week += 1) await page.keyboard.press('ArrowDown');
  await moveFocusToOpenDay(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Choose a day' })).toBeHidden();

  await expect(reserveDialog.timeChip('18:00')).toBeEnabled();
  await pressTabUntilFocused(page, reserveDialog.timeChips.getByRole('radio').first());
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(reserveDialog.timeChip('16:30')).toBeChecked();

  for (const [label, contactDetail] of Object.entries({
    'First name': guest.firstName,
    'Last name': guest.lastName,
    Email: guest.email,
    Phone: guest.phone,
  })) {
    await pressTabUntilFocused(page, reserveDialog.dialog.getByLabel(label));
    await page.keyboard.type(contactDetail);
  }
  await pressTabUntilFocused(page, reserveDialog.dialog.getByRole('button', { name: 'Confirm reservation' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your reservation is confirmed.').first()).toBeVisible();
  const ticket = reserveDialog.ticket('The table is yours');
  await expect(ticket.getByRole('button', { name: 'Done' })).toBeVisible();
  await pressTabUntilFocused(page, ticket.getByRole('button', { name: 'Done' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await findReservations(guest.email)).toHaveLength(1);
});

test('Escape closes the calendar, then the dialog; F8 focuses the notifications; Back closes', async ({ page }) => {
  const reserveDialog = new ReservationDialog(page, 'en');
  const reserveButton = page.getByRole('button', { name: 'Reserve a table' }).first();
  await reserveDialog.open();
  await expect(reserveDialog.dialog.getByLabel('Party size')).toBeFocused();
  await page.mouse.wheel(0, 600);
  expect(await page.evaluate(() => scrollY)).toBe(0); // the page behind the dialog does not scroll

  // captcha providers append their challenge to the document, outside the dialog
  await page.evaluate(() =>
    document.body.insertAdjacentHTML(
      'beforeend',
      '<button style="position:fixed;inset:0 auto auto 0;z-index:2000000000">challenge</button>',
    ),
  );
  await page.getByRole('button', { name: 'challenge' }).click();
  await expect(reserveDialog.dialog).toBeVisible();

  const calendar = await reserveDialog.openCalendar();
  await page.keyboard.press('Escape');
  await expect(calendar).toBeHidden();
  await expect(reserveDialog.dialog).toBeVisible();
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(reserveDialog.dialog).toBeHidden();
  await expect(reserveButton).toBeFocused();

  await reserveButton.click();
  await page.goBack();
  await expect(reserveDialog.dialog).toBeHidden();
  await expect(page).toHaveURL(/\/\?lang=en$/);
  await reserveButton.click();
  await page.mouse.click(20, 450);
  await expect(reserveDialog.dialog).toBeHidden();
  await expect(reserveButton).toBeFocused();
});

async function pressTabUntilFocused(page: Page, target: Locator): Promise<void> {
  for (let pressCount = 0; pressCount < 60; pressCount += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The Tab key does not reach it');
}

async function moveFocusToOpenDay(page: Page): Promise<void> {
  const isClosed = () => page.evaluate(() => document.activeElement?.getAttribute('aria-disabled') === 'true');
  for (let dayCount = 0; dayCount < 3 && (await isClosed()); dayCount += 1) await page.keyboard.press('ArrowRight');
}
