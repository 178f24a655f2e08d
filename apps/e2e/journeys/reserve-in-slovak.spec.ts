import { waitForMail } from '../support/mailbox';
import { findReservations } from '../support/find-reservations';
import { buildGuest, nthServiceDate } from '../support/guests';
import { ReservationDialog } from '../support/reservation-dialog';
import { expect, test } from '../support/test';

test('a couple reserves a table in Slovak and gets the mail', async ({ page, expectAccessible }) => {
  const guest = buildGuest('dvojica');
  const date = nthServiceDate('friday', 1);
  const reserveDialog = new ReservationDialog(page, 'sk');
  await reserveDialog.open();
  await expectAccessible();
  await reserveDialog.pickDay(date);
  await reserveDialog.pickTime('18:30');
  await reserveDialog.fillContactDetails(guest);
  await reserveDialog.dialog.getByLabel('Máte nejaké želanie?').fill('Stôl pri okne, prosím.');
  await expect(reserveDialog.dialog.getByText(/^V piatok .* od 18:30 do 20:30 pre 2 osoby\.$/)).toBeVisible();
  await expectAccessible();
  await reserveDialog.confirm();

  const ticket = reserveDialog.ticket('Stôl je váš');
  await expect(ticket).toContainText('18:30');
  await expect(page.getByText('Vaša rezervácia je potvrdená.')).toBeVisible();
  await expectAccessible();
  const calendarFilePath = await ticket.getByRole('link', { name: 'Pridať do kalendára' }).getAttribute('href');
  expect(await (await page.request.get(calendarFilePath ?? '')).text()).toContain('BEGIN:VEVENT');
  await ticket.getByRole('button', { name: 'Hotovo' }).click();

  expect(await findReservations(guest.email)).toMatchObject([
    {
      status: 'confirmed',
      date,
      start_minute: 1110,
      minutes: 120,
      party_size: 2,
      preferred_language: 'sk',
      tables: ['T5'],
    },
  ]);
  const mail = await waitForMail(guest.email);
  expect(mail.subject.replaceAll('\u00a0', ' ')).toContain('v piatok');
  expect(mail.text).toContain('2 osoby');
  expect(mail.attachments).toMatchObject([{ contentType: 'text/calendar' }, { filename: 'strapec.ics' }]);

  await page.getByRole('button', { name: 'Rezervovať stôl' }).first().click();
  await expect(reserveDialog.dialog.getByLabel('Meno', { exact: true })).toHaveValue(''); // a fresh form after success
});

test('the form reports a missing field in Slovak, and keeps the typed text', async ({ page }) => {
  const guest = buildGuest('zabudlivy');
  const reserveDialog = new ReservationDialog(page, 'sk');
  await reserveDialog.open();
  await reserveDialog.fillContactDetails({ ...guest, lastName: '' });
  await reserveDialog.confirm();
  await expect(page.getByText('Pozrite sa, prosím, na označené polia.').first()).toBeVisible();
  await expect(reserveDialog.dialog.getByLabel('E-mail')).toHaveValue(guest.email);
});

test('guests cannot pick closed days', async ({ page }) => {
  const reserveDialog = new ReservationDialog(page, 'sk');
  await reserveDialog.open();
  const calendar = await reserveDialog.openCalendar();
  const closedDates = (['sunday', 'monday', 'tuesday'] as const).map((weekday) => nthServiceDate(weekday, 1));
  for (const date of closedDates.sort()) {
    const dayButton = await reserveDialog.dayButton(calendar, date); // the calendar is only paged forwards, hence the order
    await expect(dayButton).toHaveAccessibleName(/zatvorené/);
    await expect(dayButton).toHaveAttribute('aria-disabled', 'true');
  }
});
