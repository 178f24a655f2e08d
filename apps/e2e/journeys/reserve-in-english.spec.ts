import { waitForMail } from '../support/mailbox';
import { findReservations } from '../support/find-reservations';
import { fillRoom } from '../support/fill-room';
import { aGuest, nthEvening } from '../support/guests';
import { ReserveDialog } from '../support/reserve-dialog';
import { expect, test } from '../support/test';

test('a party of six waits for approval', async ({ page }) => {
  const guest = aGuest('six');
  const date = nthEvening('saturday', 1);
  const reserve = new ReserveDialog(page, 'en');
  await reserve.open();
  await reserve.pickPartySize('6 guests');
  await expect(reserve.dialog.getByText(/need our approval/).first()).toBeVisible();
  await reserve.pickDay(date);
  await reserve.pickTime('19:00');
  await reserve.fillContactDetails(guest);
  await reserve.confirm('Send request');
  await expect(page.getByText(/requires approval/).first()).toBeVisible();
  expect(await findReservations(guest.email)).toMatchObject([
    { status: 'pending_approval', party_size: 6, tables: ['L1'] },
  ]);
  const mail = await waitForMail(guest.email);
  expect(mail.subject).toContain('We have your request');
  expect(mail.text).toContain('a party of 6');
  expect(mail.attachments).toEqual([]);
});

test('a full evening shows what is taken', async ({ page }) => {
  const date = nthEvening('wednesday', 1);
  await fillRoom(date, '16:00', 4);
  const reserve = new ReserveDialog(page, 'en');
  await reserve.open();
  await reserve.pickDay(date);
  await expect(reserve.timeChip('20:00')).toBeEnabled();
  await expect(reserve.timeChip('18:00')).toBeDisabled();
  await expect(reserve.timeChips.getByText('Fully booked').first()).toBeVisible();
  await fillRoom(date, '20:00', 4);
  await page.reload();
  await reserve.open();
  await reserve.pickDay(date);
  await expect(reserve.dialog.getByText('No times available for selected date and party size')).toBeVisible();
  await expect(reserve.dialog.getByText(/^We are full on Wednesday .* There is room here:$/)).toBeVisible();
  await reserve.dialog
    .getByRole('button', { name: /^(Thursday|Friday) .* at / })
    .first()
    .click();
  await expect(reserve.timeChips.getByRole('radio', { checked: true })).toHaveCount(1);
  await expect(reserve.confirmButton).toBeFocused();
});

test('a guest who is too late is offered other times, and takes one with a tap', async ({ page, expectAccessible }) => {
  const guest = aGuest('late');
  const date = nthEvening('thursday', 1);
  const reserve = new ReserveDialog(page, 'en');
  await reserve.open();
  await reserve.pickDay(date);
  await reserve.pickTime('17:00');
  await reserve.fillContactDetails(guest);
  await fillRoom(date, '16:00', 4); // another guest was faster
  await reserve.confirm();
  await expect(reserve.dialog.getByText(/This time has just been taken/)).toBeVisible();
  await expectAccessible();
  await expect(reserve.dialog.getByLabel('Email')).toHaveValue(guest.email);
  await reserve.dialog.getByRole('button', { name: 'At 20:00' }).click();
  await expect(reserve.timeChip('20:00')).toBeChecked();
  await reserve.confirm();
  await expect(page.getByText('Your reservation is confirmed.').first()).toBeVisible();
  expect(await findReservations(guest.email)).toMatchObject([{ start_minute: 1200, status: 'confirmed' }]);
});
