import { findReservations } from '../support/find-reservations';
import { buildGuest, nthServiceDate } from '../support/guests';
import { ReservationDialog } from '../support/reservation-dialog';
import { expect, test } from '../support/test';

test('the confirm button stays in view while a couple reserves on a phone', async ({ page, expectAccessible }) => {
  const guest = buildGuest('telefon');
  const reserveDialog = new ReservationDialog(page, 'sk');
  await reserveDialog.open();
  const confirmButton = reserveDialog.dialog.getByRole('button', { name: 'Potvrdiť rezerváciu' });
  await expect(confirmButton).toBeInViewport();
  await reserveDialog.pickDay(nthServiceDate('saturday', 2));
  await reserveDialog.pickTime('20:00');
  await expect(confirmButton).toBeInViewport();
  await reserveDialog.fillContactDetails(guest);
  await expect(confirmButton).toBeInViewport();
  await expectAccessible();
  await reserveDialog.confirm();
  await expect(reserveDialog.ticket('Stôl je váš')).toBeInViewport();
  expect(await findReservations(guest.email)).toHaveLength(1);
});

test('a guest reserves with at most seven taps and four typed texts', async ({ page }) => {
  const guest = buildGuest('seven');
  let tapCount = 0;
  await page.exposeFunction('countTap', () => (tapCount += 1));
  await page.addInitScript(() => addEventListener('pointerdown', () => void Reflect.get(window, 'countTap')(), true));
  const reserveDialog = new ReservationDialog(page, 'sk');
  await reserveDialog.open();
  // Within a week: later evenings belong to other journeys, some of which fill them.
  await reserveDialog.dialog.getByRole('radiogroup', { name: 'Najbližšie večery' }).locator('label').nth(2).tap();
  await reserveDialog.timeChips.locator('label[data-state=free]').nth(2).tap();
  await reserveDialog.dialog.getByLabel('Meno', { exact: true }).tap();
  for (const text of [guest.firstName, guest.lastName, guest.email, guest.phone]) {
    await page.keyboard.type(text);
    await reserveDialog.waitMinimumFormTime();
    await page.keyboard.press('Enter'); // "next" on the phone's keyboard; after the last one it sends
  }
  await expect(reserveDialog.ticket('Stôl je váš')).toBeVisible();
  expect(tapCount).toBeLessThanOrEqual(7);
  expect(await findReservations(guest.email)).toHaveLength(1);
});

test('the page and the dialog are not wider than screens of 390 and 320 pixels', async ({ page }) => {
  const reserveDialog = new ReservationDialog(page, 'sk');
  for (const view of ['page', 'dialog']) {
    if (view === 'page') await page.goto('/');
    else await reserveDialog.open();
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      const overflowPx = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflowPx, `${view} at ${width}`).toBeLessThanOrEqual(0);
    }
  }
});

test('the reserve button stays in view below the hero', async ({ page }) => {
  await page.goto('/');
  await page.locator('#contact').scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Rezervovať stôl' }).last()).toBeInViewport();
});
