import { nthServiceDate, buildGuest } from '../support/guests';
import { signIn } from '../support/admin-page';
import { waitForMail } from '../support/mailbox';
import { test } from '../support/new-venue';
import { ReservationDialog } from '../support/reservation-dialog';
import { expect } from '../support/test';

const formatToday = (): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Bratislava' }).format(new Date());

test('staff set up a new bar in the browser, and a guest reserves there', async ({ page, venue, expectAccessible }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await signIn(page, '/admin/reservations');
  await expect(page.getByText(/^The website is not open yet.* 0 of 5 steps are done/)).toBeVisible();
  await expectAccessible();
  await page.getByRole('link', { name: 'Continue' }).click();

  await page.getByLabel('Name of the bar').fill('U dvoch levov');
  await page.getByLabel('Street and number').fill('Hlavná 1');
  await page.getByLabel('City').fill('Košice');
  await page.getByLabel('Place on the map').fill('48.7203, 21.2575');
  await page.getByLabel('E-mail for guests').fill('vitajte@levy.example');
  await expectAccessible();
  await page.getByRole('button', { name: 'Save and continue' }).click();

  await expect(page.getByRole('heading', { name: 'Languages' })).toBeFocused();
  await page.locator('form').getByText('English', { exact: true }).click();
  await page.getByRole('button', { name: 'Save and continue' }).click();

  await page.getByRole('button', { name: 'New week from a date' }).click();
  await page.getByLabel('From this evening on').fill(formatToday());
  await page.getByLabel('From this evening on').press('Tab');
  const sundayFields = page.getByRole('group', { name: 'Sunday' });
  await sundayFields.getByText('Open', { exact: true }).click();
  await sundayFields.getByLabel('Opens').fill('10:00');
  await sundayFields.getByLabel('Closes').fill('22:00');
  await sundayFields.getByLabel('Last start').fill('20:00');
  await page.getByRole('button', { name: 'See what it changes' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved. Guests see it already.')).toBeVisible();

  await page.goto('/admin/reservations'); // the setup continues where it was left
  await expect(page.getByText(/^The website is not open yet.* 2 of 5 steps are done/)).toBeVisible();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Opening hours' })).toBeVisible();
  await page.getByRole('button', { name: 'That’s right, continue' }).click();
  await expect(page.getByRole('heading', { name: 'Tables', level: 3 }).first()).toBeVisible();
  await page.getByRole('button', { name: 'New table plan from a date' }).click();
  await page.getByLabel('From this day on').fill(formatToday());
  await page.getByLabel('From this day on').press('Tab');
  for (const name of ['Bar', 'Okno']) {
    await page.getByRole('button', { name: 'Add a table' }).click();
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByLabel('Name', { exact: true }).press('Tab');
    await page.getByRole('button', { name: 'Clear selection' }).click();
  }
  await page.getByRole('button', { name: 'See what it changes' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/^11 tables/)).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'That’s right, continue' }).click();

  await page.getByLabel('Address of the sender').fill('stol@levy.example');
  await expectAccessible();
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByRole('heading', { name: 'What is missing' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Pictures' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Address of the sender of e-mails' })).toBeHidden();
  await expectAccessible();
  page.once('dialog', (confirmation) => void confirmation.accept());
  await page.getByRole('button', { name: 'Open the website' }).click();
  await expect(page.getByText('The website is open. Guests can reserve.')).toBeVisible();
  await page.getByRole('link', { name: 'Go to today' }).click();
  await expect(page.getByText(/not open yet/)).toBeHidden();

  await page.setViewportSize({ width: 390, height: 844 });
  const guest = buildGuest('levy');
  const reserveDialog = new ReservationDialog(page, 'sk');
  await reserveDialog.open();
  await expect(page).toHaveTitle(/U dvoch levov/);
  await reserveDialog.pickDay(nthServiceDate('sunday', 1));
  await reserveDialog.pickTime('10:00');
  await reserveDialog.fillContactDetails(guest);
  await reserveDialog.confirm();
  await expect(reserveDialog.ticket('Stôl je váš')).toContainText('10:00');
  const mail = await waitForMail(guest.email, '', venue.mailbox);
  expect(mail.text).toContain('U dvoch levov');
  expect(mail.text).toContain('Hlavná 1');
});
