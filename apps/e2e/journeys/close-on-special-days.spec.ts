import { addDays } from '@strapec/domain';
import { reserveByApi } from '../support/reserve-by-api';
import { nthServiceDate } from '../support/guests';
import { listMails } from '../support/mailbox';
import { signIn } from '../support/admin-page';
import { test } from '../support/separate-site';
import { ReservationDialog } from '../support/reservation-dialog';
import { expect } from '../support/test';

const thursday = nthServiceDate('thursday', 5);
const [friday, saturday] = [addDays(thursday, 1), addDays(thursday, 2)];
const formatForDateField = (date: string): string =>
  `${Number(date.slice(8))}. ${Number(date.slice(5, 7))}. ${date.slice(0, 4)}`;

test('staff close three days in one entry, and guests see it at once', async ({ page, site, expectAccessible }) => {
  await reserveByApi({ date: thursday, lastName: 'Štvrtková', email: 'thursday@example.com' }, site.url);
  await reserveByApi({ date: saturday, lastName: 'Sobotová', email: 'saturday@example.com' }, site.url);
  const readStartTimes = async (): Promise<string[]> => {
    const response = await fetch(`${site.url}/api/reservations/availability/${friday}/2/2`);
    return ((await response.json()) as { availableSlots: string[] }).availableSlots;
  };
  expect(await readStartTimes()).not.toEqual([]);

  await page.setViewportSize({ width: 820, height: 1180 });
  await signIn(page, '/admin/venue');
  await page.getByRole('button', { name: 'Add special days' }).click();
  await expectAccessible();
  await page.getByLabel('From', { exact: true }).fill(formatForDateField(thursday));
  await page.getByLabel('From', { exact: true }).press('Tab');
  await page.getByLabel('To (included)').fill(formatForDateField(saturday));
  await page.getByLabel('To (included)').press('Tab');
  await page.getByLabel('Why, in Slovak').fill('Vianoce');
  await page.getByLabel('Why, in English').fill('Christmas');
  await page.getByRole('button', { name: 'See what it changes' }).click();
  await expect(page.getByText('2 reservations are left without a table')).toBeVisible();
  await expect(page.getByText('Zuzana Štvrtková, 2 guests')).toBeVisible();
  await expect(page.getByText('Zuzana Sobotová, 2 guests')).toBeVisible();
  await expectAccessible();
  expect(await readStartTimes()).not.toEqual([]); // nothing is saved yet
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved. Guests see it already.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Closed · Christmas' })).toBeVisible();
  await expectAccessible();

  expect(await readStartTimes()).toEqual([]);
  await page.getByRole('link', { name: /^Waiting for you: 2/ }).click();
  await expect(page.getByText('Štvrtková')).toBeVisible();
  await expect(page.getByText('Sobotová')).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const closureNotice = page.locator('dl > div').filter({ hasText: 'Vianoce' });
  await expect(closureNotice).toContainText('zatvorené');
  const jsonLd = JSON.parse((await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '');
  expect(jsonLd.specialOpeningHoursSpecification).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      ...{ validFrom: thursday, validThrough: saturday, opens: '00:00', closes: '00:00' },
    },
  ]);
  const reserveDialog = new ReservationDialog(page, 'sk');
  await reserveDialog.open();
  const calendar = await reserveDialog.openCalendar();
  for (const date of [thursday, friday, saturday])
    await expect(await reserveDialog.dayButton(calendar, date)).toBeDisabled();
  await expect(await reserveDialog.dayButton(calendar, addDays(saturday, 4))).toBeEnabled();
});

test('staff offer one guest other times and move another to a later day', async ({ page, site, expectAccessible }) => {
  test.slow(); // a mail by staff leaves only after the time in which they can undo it
  const [closedDate, laterDate] = [nthServiceDate('thursday', 7), addDays(nthServiceDate('thursday', 7), 2)];
  const email = 'advent@example.com';
  await reserveByApi({ date: closedDate, lastName: 'Adventová', email, preferredLanguage: 'sk' }, site.url);
  await reserveByApi({ date: closedDate, time: '21:00', lastName: 'Mikulášová', email: 'santa@example.com' }, site.url);
  await page.setViewportSize({ width: 820, height: 1180 });
  await signIn(page, '/admin/venue');
  await page.getByRole('button', { name: 'Add special days' }).click();
  for (const label of ['From', 'To (included)']) {
    await page.getByLabel(label, { exact: true }).fill(formatForDateField(closedDate));
    await page.getByLabel(label, { exact: true }).press('Tab');
  }
  await page.getByRole('button', { name: 'See what it changes' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved. Guests see it already.')).toBeVisible();
  await page.getByRole('link', { name: /^Waiting for you/ }).click();

  const cardOf = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await cardOf('Adventová').getByRole('button', { name: 'Offer other times: Zuzana Adventová' }).click();
  await cardOf('Adventová').getByRole('button', { name: 'Send by e-mail: Zuzana Adventová' }).click();
  await expect(page.getByText('Other times are offered by e-mail.')).toBeVisible();
  await expect(cardOf('Adventová')).toContainText(/Offered by e-mail: .* at 18:30 · .* at 18:30 · .* at 18:30/);
  await expectAccessible();

  await cardOf('Mikulášová').getByRole('link', { name: 'Show the evening' }).click();
  await page.getByRole('button', { name: /^Edit/ }).last().click();
  const editForm = page.getByRole('dialog');
  await editForm.getByLabel('Date', { exact: true }).fill(formatForDateField(laterDate));
  await editForm.getByLabel('Date', { exact: true }).press('Tab');
  await editForm.getByRole('button', { name: 'Save reservation' }).click();
  await expect(page.getByText('Reservation saved successfully!')).toBeVisible();
  await page.getByRole('link', { name: /^Waiting for you/ }).click();
  await expect(cardOf('Adventová')).toBeVisible();
  await expect(cardOf('Mikulášová')).toHaveCount(0);

  const findOfferMail = () =>
    listMails(email, site.mailbox).find(({ subject }) => subject.includes('vyhovoval by vám iný čas'));
  await expect.poll(findOfferMail).toBeDefined();
  expect(findOfferMail()?.text.match(/: od 18:30 do 20:30/g)).toHaveLength(4); // three offers, and the reserved time
});

test('staff remove a closed day, and a party without a table gets one', async ({ page, site, expectAccessible }) => {
  const date = nthServiceDate('friday', 9);
  await reserveByApi({ date, lastName: 'Piatková', email: 'friday@example.com' }, site.url);
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, '/admin/venue');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Slovenčina' }).click();
  await page.getByRole('button', { name: 'Pridať výnimočné dni' }).click();
  for (const label of ['Od', 'Do (vrátane)']) {
    await page.getByLabel(label, { exact: true }).fill(formatForDateField(date));
    await page.getByLabel(label, { exact: true }).press('Tab');
  }
  await page.getByRole('button', { name: 'Pozrieť, čo to zmení' }).click();
  await expect(page.getByText('1 rezervácia ostane bez stola')).toBeVisible();
  await page.getByRole('button', { name: 'Uložiť', exact: true }).click();
  const closedDayRow = page.getByRole('listitem').filter({ hasText: 'Zatvorené' }).last();
  await expect(closedDayRow).toBeVisible();
  await expectAccessible();
  await closedDayRow.getByRole('button', { name: /^Odstrániť/ }).click();
  await expect(page.getByText('1 skupina bez stola ho dostane')).toBeVisible();
  await page.getByRole('button', { name: 'Uložiť', exact: true }).click();
  await expect(page.getByText('Uložené. Hostia to už vidia.')).toBeVisible();
});
