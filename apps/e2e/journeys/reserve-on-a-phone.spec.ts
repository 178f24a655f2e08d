import { findReservations } from '../support/find-reservations';
import { aGuest, nthEvening } from '../support/guests';
import { ReserveDialog } from '../support/reserve-dialog';
import { expect, test } from '../support/test';

test('a couple reserves on a phone; the button is always in view', async ({ page, expectAccessible }) => {
  const guest = aGuest('telefon');
  const reserve = new ReserveDialog(page, 'sk');
  await reserve.open();
  const button = reserve.dialog.getByRole('button', { name: 'Potvrdiť rezerváciu' });
  await expect(button).toBeInViewport();
  await reserve.pickDay(nthEvening('saturday', 2));
  await reserve.pickTime('20:00');
  await expect(button).toBeInViewport();
  await reserve.fillContactDetails(guest);
  await expect(button).toBeInViewport();
  await expectAccessible();
  await reserve.confirm();
  await expect(reserve.ticket('Stôl je váš')).toBeInViewport();
  expect(await findReservations(guest.email)).toHaveLength(1);
});

test('a table takes seven taps and four texts at most', async ({ page }) => {
  const guest = aGuest('seven');
  let taps = 0;
  await page.exposeFunction('noteTap', () => (taps += 1));
  await page.addInitScript(() => addEventListener('pointerdown', () => void Reflect.get(window, 'noteTap')(), true));
  const reserve = new ReserveDialog(page, 'sk');
  await reserve.open();
  // Within a week: from then on evenings belong to other journeys, some of which fill them.
  await reserve.dialog.getByRole('radiogroup', { name: 'Najbližšie večery' }).locator('label').nth(2).tap();
  await reserve.timeChips.locator('label[data-state=free]').nth(2).tap();
  await reserve.dialog.getByLabel('Meno', { exact: true }).tap();
  for (const text of [guest.firstName, guest.lastName, guest.email, guest.phone]) {
    await page.keyboard.type(text);
    await reserve.waitMinimumFormTime();
    await page.keyboard.press('Enter'); // "next" on the phone's keyboard; after the last one it sends
  }
  await expect(reserve.ticket('Stôl je váš')).toBeVisible();
  expect(taps).toBeLessThanOrEqual(7);
  expect(await findReservations(guest.email)).toHaveLength(1);
});

test('nothing is wider than the screen, at 390 and at 320 pixels', async ({ page }) => {
  const reserve = new ReserveDialog(page, 'sk');
  for (const state of ['page', 'dialog']) {
    if (state === 'page') await page.goto('/');
    else await reserve.open();
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${state} at ${width}`).toBeLessThanOrEqual(0);
    }
  }
});

test('the reserve button stays in sight after the hero has gone', async ({ page }) => {
  await page.goto('/');
  await page.locator('#contact').scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Rezervovať stôl' }).last()).toBeInViewport();
});
