import { waitForMail } from '../support/mailbox';
import { findReservations } from '../support/find-reservations';
import { aGuest, nthEvening } from '../support/guests';
import { ReserveDialog } from '../support/reserve-dialog';
import { expect, test } from '../support/test';

test('a couple reserves a table in Slovak and reads the mail', async ({ page, expectAccessible }) => {
  const guest = aGuest('dvojica');
  const date = nthEvening('friday', 1);
  const reserve = new ReserveDialog(page, 'sk');
  await reserve.open();
  await expectAccessible();
  await reserve.pickDay(date);
  await reserve.pickTime('18:30');
  await reserve.fillContactDetails(guest);
  await reserve.dialog.getByLabel('Máte nejaké želanie?').fill('Stôl pri okne, prosím.');
  await expect(reserve.dialog.getByText(/^V piatok .* od 18:30 do 20:30 pre 2 osoby\.$/)).toBeVisible();
  await expectAccessible();
  await reserve.confirm();

  const ticket = reserve.ticket('Stôl je váš');
  await expect(ticket).toContainText('18:30');
  await expect(page.getByText('Vaša rezervácia je potvrdená.')).toBeVisible();
  await expectAccessible();
  const calendar = await ticket.getByRole('link', { name: 'Pridať do kalendára' }).getAttribute('href');
  expect(await (await page.request.get(calendar ?? '')).text()).toContain('BEGIN:VEVENT');
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
  await expect(reserve.dialog.getByLabel('Meno', { exact: true })).toHaveValue(''); // a fresh form after success
});

test('a missing field is named in Slovak, and typed text stays', async ({ page }) => {
  const guest = aGuest('zabudlivy');
  const reserve = new ReserveDialog(page, 'sk');
  await reserve.open();
  await reserve.fillContactDetails({ ...guest, lastName: '' });
  await reserve.confirm();
  await expect(page.getByText('Pozrite sa, prosím, na označené polia.').first()).toBeVisible();
  await expect(reserve.dialog.getByLabel('E-mail')).toHaveValue(guest.email);
});

test('closed days cannot be picked', async ({ page }) => {
  const reserve = new ReserveDialog(page, 'sk');
  await reserve.open();
  const calendar = await reserve.openCalendar();
  const closed = (['sunday', 'monday', 'tuesday'] as const).map((weekday) => nthEvening(weekday, 1));
  for (const date of closed.sort()) {
    const day = await reserve.dayButton(calendar, date); // the calendar is leafed forwards
    await expect(day).toHaveAccessibleName(/zatvorené/);
    await expect(day).toHaveAttribute('aria-disabled', 'true');
  }
});
