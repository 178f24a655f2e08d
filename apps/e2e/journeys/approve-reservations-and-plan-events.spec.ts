import { reserveByApi } from '../support/reserve-by-api';
import { findReservations } from '../support/find-reservations';
import { fillRoom } from '../support/fill-room';
import { nthServiceDate } from '../support/guests';
import { expandReservationCard, signIn } from '../support/admin-page';
import { waitForMail, listMails } from '../support/mailbox';
import { expect, test } from '../support/test';

test('staff approve a party of six, and the guest gets the mail in Slovak', async ({ page, expectAccessible }) => {
  const date = nthServiceDate('friday', 11);
  const email = 'approve@example.com';
  await reserveByApi({ date, partySize: 6, email, lastName: 'Šesťčlenná', preferredLanguage: 'sk' });
  expect((await waitForMail(email)).subject).toContain('Prijali sme vašu žiadosť');
  await signIn(page, `/admin/reservations?date=${date}`);
  const card = page.getByRole('listitem').filter({ hasText: 'Šesťčlenná' });
  await expect(card).toContainText('Pending approval');
  await expectAccessible();
  await card.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Reservation approved successfully!')).toBeVisible();
  await expect(card).toContainText('Confirmed');
  await expect
    .poll(() =>
      listMails(email)
        .map(({ subject }) => subject)
        .join(),
    )
    .toContain('Vaša žiadosť je potvrdená');
});

test('staff cannot confirm a cancelled reservation again on an evening that is full', async ({ page }) => {
  const date = nthServiceDate('thursday', 11);
  const email = 'full@example.com';
  await reserveByApi({ date, email, lastName: 'Späťová' });
  await signIn(page, `/admin/reservations?date=${date}`);
  const card = await expandReservationCard(page, 'Späťová');
  await card.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Reservation status updated successfully!')).toBeVisible();
  await fillRoom(date, '18:00', 3);
  await card.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText(/Failed to update reservation status: no table is free/)).toBeVisible();
  await expect(card).toContainText('Cancelled');
  expect(await findReservations(email)).toMatchObject([{ status: 'cancelled', tables: [] }]);
});

test('an approval in one browser appears in a second browser at once', async ({ page, browser }) => {
  const date = nthServiceDate('saturday', 11);
  await reserveByApi({ date, partySize: 6, email: 'two@example.com', lastName: 'Dvojitá' });
  const secondContext = await browser.newContext({ baseURL: process.env['SITE_URL'] ?? '' });
  const secondPage = await secondContext.newPage();
  for (const staffPage of [page, secondPage]) {
    await signIn(staffPage, `/admin/reservations?date=${date}`);
    await expect(staffPage.getByRole('button', { name: 'Approve' })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Reservation approved successfully!')).toBeVisible();
  await expect(secondPage.getByRole('button', { name: 'Approve' })).toHaveCount(0);
  await expect(secondPage.getByRole('listitem').filter({ hasText: 'Dvojitá' })).toContainText('Confirmed');
  await secondContext.close();
});

test('an event that takes the tables of a reservation names its guest', async ({ page, expectAccessible }) => {
  const date = nthServiceDate('saturday', 12);
  await reserveByApi({ date, email: 'conflict@example.com', lastName: 'Konfliktná' });
  await signIn(page, `/admin/reservations?date=${date}`);
  await page.getByRole('button', { name: 'New Event' }).click();
  const eventForm = page.getByRole('dialog');
  await eventForm.getByRole('button', { name: 'Create event' }).click();
  await expect(eventForm.getByText('Please enter a title')).toBeVisible();
  await expect(eventForm.getByText('Please select an event type')).toBeVisible();
  await eventForm.getByLabel('Title (English)').fill('A dinner for twenty');
  await eventForm.getByLabel('Description (English)').fill('One long table.');
  await eventForm.getByLabel('Event type').click();
  await page.getByTitle('Private dinner').click();
  await eventForm.getByLabel('Price per person (€)').fill('79.50');
  await expectAccessible();
  await expect(eventForm.getByText('Only staff can see it.')).toBeVisible();
  await eventForm.getByRole('button', { name: 'Create event' }).click();
  await expect(
    eventForm.getByText('This event takes tables from existing reservations. Nothing is saved yet.'),
  ).toBeVisible();
  await expect(eventForm.getByText('Konfliktná, 2 guests')).toBeVisible();
  await expectAccessible();
  await eventForm.getByRole('button', { name: 'Save anyway' }).click();
  await expect(page.getByText('Event created successfully!')).toBeVisible();
  await expect(page.getByText(/1 reservation has no table\. Move it or call the guest:/)).toBeVisible();
  const cardsWithoutTable = page.getByRole('listitem').filter({ hasText: 'No table. This party gets the next one' });
  await expect(cardsWithoutTable.filter({ hasText: 'Konfliktná' }).first()).toBeVisible();
  await expect(cardsWithoutTable.getByRole('button', { name: /^Offer other times/ })).toBeVisible();
  await expect(page.getByText('€79.50 per person').first()).toBeVisible();
  await expectAccessible();
  page.once('dialog', (confirmation) => {
    expect(confirmation.message()).toBe('Are you sure you want to delete the event "A dinner for twenty"?');
    void confirmation.accept();
  });
  await page.getByRole('button', { name: 'Delete' }).first().click();
  await expect(page.getByText('Event deleted successfully!')).toBeVisible();
  await expect(page.getByText('1 reservation has a table again:')).toBeVisible();
  await expect(page.getByText('No table. This party gets the next one')).toHaveCount(0);
});

test('staff switch the admin to Slovak, and signing out ends the session', async ({ page, expectAccessible }) => {
  await signIn(page, '/admin/reservations');
  await page.getByRole('button', { name: 'Slovenčina' }).click();
  await expect(page.getByRole('tab', { name: 'Rezervácie' })).toBeVisible();
  await expectAccessible();
  for (const tab of ['content', 'images', 'emails', 'newsletter']) {
    await page.goto(`/admin/${tab}`);
    await expect(page.getByRole('tabpanel')).not.toBeEmpty();
    await expectAccessible();
  }
  await page.getByRole('button', { name: 'Odhlásiť' }).click();
  await expect(page.getByRole('button', { name: 'Prihlásiť sa' })).toBeVisible();
  expect((await page.request.get('/api/admin/events')).status()).toBe(401);
});
