import { waitForMail } from '../support/mailbox';
import { findReservations } from '../support/find-reservations';
import { fillRoom } from '../support/fill-room';
import { buildGuest, nthServiceDate } from '../support/guests';
import { ReservationDialog } from '../support/reservation-dialog';
import { expect, test } from '../support/test';

test('a party of six waits for approval', async ({ page }) => {
  const guest = buildGuest('six');
  const date = nthServiceDate('saturday', 1);
  const reserveDialog = new ReservationDialog(page, 'en');
  await reserveDialog.open();
  await reserveDialog.pickPartySize('6 guests');
  await expect(reserveDialog.dialog.getByText(/need our approval/).first()).toBeVisible();
  await reserveDialog.pickDay(date);
  await reserveDialog.pickTime('19:00');
  await reserveDialog.fillContactDetails(guest);
  await reserveDialog.confirm('Send request');
  await expect(page.getByText(/requires approval/).first()).toBeVisible();
  expect(await findReservations(guest.email)).toMatchObject([
    { status: 'pending_approval', party_size: 6, tables: ['L1'] },
  ]);
  const mail = await waitForMail(guest.email);
  expect(mail.subject).toContain('We have your request');
  expect(mail.text).toContain('a party of 6');
  expect(mail.attachments).toEqual([]);
});

test('a full evening shows its taken times, and offers other evenings', async ({ page }) => {
  const date = nthServiceDate('wednesday', 1);
  await fillRoom(date, '16:00', 4);
  const reserveDialog = new ReservationDialog(page, 'en');
  await reserveDialog.open();
  await reserveDialog.pickDay(date);
  await expect(reserveDialog.timeChip('20:00')).toBeEnabled();
  await expect(reserveDialog.timeChip('18:00')).toBeDisabled();
  await expect(reserveDialog.timeChips.getByText('Fully booked').first()).toBeVisible();
  await fillRoom(date, '20:00', 4);
  await page.reload();
  await reserveDialog.open();
  await reserveDialog.pickDay(date);
  await expect(reserveDialog.dialog.getByText('No times available for selected date and party size')).toBeVisible();
  await expect(reserveDialog.dialog.getByText(/^We are full on Wednesday .* There is room here:$/)).toBeVisible();
  await reserveDialog.dialog
    .getByRole('button', { name: /^(Thursday|Friday) .* at / })
    .first()
    .click();
  await expect(reserveDialog.timeChips.getByRole('radio', { checked: true })).toHaveCount(1);
  await expect(reserveDialog.confirmButton).toBeFocused();
});

test('a guest whose time was just taken is offered other times, and picks one', async ({ page, expectAccessible }) => {
  const guest = buildGuest('late');
  const date = nthServiceDate('thursday', 1);
  const reserveDialog = new ReservationDialog(page, 'en');
  await reserveDialog.open();
  await reserveDialog.pickDay(date);
  await reserveDialog.pickTime('17:00');
  await reserveDialog.fillContactDetails(guest);
  await fillRoom(date, '16:00', 4); // another guest was faster
  await reserveDialog.confirm();
  await expect(reserveDialog.dialog.getByText(/This time has just been taken/)).toBeVisible();
  await expectAccessible();
  await expect(reserveDialog.dialog.getByLabel('Email')).toHaveValue(guest.email);
  await reserveDialog.dialog.getByRole('button', { name: 'At 20:00' }).click();
  await expect(reserveDialog.timeChip('20:00')).toBeChecked();
  await reserveDialog.confirm();
  await expect(page.getByText('Your reservation is confirmed.').first()).toBeVisible();
  expect(await findReservations(guest.email)).toMatchObject([{ start_minute: 1200, status: 'confirmed' }]);
});
