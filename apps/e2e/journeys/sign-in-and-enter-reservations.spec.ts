import { nthServiceDate } from '../support/guests';
import { staffAccount, openInEnglish, expandReservationCard, signIn } from '../support/admin-page';
import { waitForMail } from '../support/mailbox';
import { findReservations } from '../support/find-reservations';
import { expect, test } from '../support/test';

test('a wrong password is refused, and the right one opens the admin', async ({ page, expectAccessible }) => {
  await page.goto('/admin');
  await expect(page.getByRole('button', { name: 'Prihlásiť sa' })).toBeVisible(); // in the language of the browser
  await openInEnglish(page, '/admin');
  await page.getByLabel('Username or e-mail').fill(staffAccount.username);
  await page.getByLabel('Password', { exact: true }).fill('not-the-password');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Invalid username or password')).toBeVisible();
  await expectAccessible();
  await page.getByLabel('Password', { exact: true }).fill(staffAccount.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Welcome, ${staffAccount.email}`)).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/(tonight|reservations)$/); // depends on the time of day
  await expectAccessible();
});

test('staff enter a phone reservation by keyboard, and the guest gets a mail', async ({ page, expectAccessible }) => {
  const date = nthServiceDate('friday', 6);
  await signIn(page, `/admin/reservations?date=${date}`);
  await expect(page.getByRole('heading', { name: 'Schedule' })).toBeVisible();

  await page.keyboard.press('Alt+n');
  await expect(page.getByLabel('Time', { exact: true })).toBeFocused();
  await page.keyboard.type('1930');
  await page.keyboard.press('Tab');
  await page.keyboard.type('4');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Novák');
  await expectAccessible();
  await page.getByLabel('E-mail', { exact: true }).fill('by-phone@example.com');
  await page.keyboard.press('Enter');

  await expect(page.getByText('Reservation saved successfully!')).toBeVisible();
  const card = page.getByRole('listitem').filter({ hasText: 'Novák' });
  await expect(card).toContainText('19:30–21:30');
  await expect(card).toContainText('4 people');
  expect((await waitForMail('by-phone@example.com')).text).toContain('19:30');
  expect(await findReservations('by-phone@example.com')).toMatchObject([{ date, start_minute: 1170, party_size: 4 }]);

  await expandReservationCard(page, 'Novák');
  await card.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Reservation status updated successfully!')).toBeVisible();
  await expect(card).toContainText('Cancelled');
  await page.getByRole('button', { name: 'Undo' }).click(); // offered for ten seconds
  await expect(page.getByText('Taken back.')).toBeVisible();
  await expect(card).toContainText('Confirmed');
  expect(await findReservations('by-phone@example.com')).toMatchObject([{ status: 'confirmed' }]);
  await card.getByRole('button', { name: 'History' }).click();
  await expect(page.getByRole('dialog')).toContainText('Confirmed → Cancelled');
});

test('an open reservation card shows the status that another tablet has set', async ({ page, browser }) => {
  const date = nthServiceDate('saturday', 6);
  await signIn(page, `/admin/reservations?date=${date}`);
  await page.getByRole('button', { name: 'New reservation' }).click();
  await page.getByLabel('Time', { exact: true }).fill('18:00');
  await page.getByLabel('Last name').fill('Závodník');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Reservation saved successfully!')).toBeVisible();

  const otherContext = await browser.newContext({ baseURL: process.env['SITE_URL'] ?? '' });
  const otherTablet = await otherContext.newPage();
  await signIn(otherTablet, `/admin/reservations?date=${date}`);
  await expandReservationCard(page, 'Závodník');
  const card = await expandReservationCard(otherTablet, 'Závodník');
  await card.getByRole('button', { name: 'Cancel' }).click();
  await expect(otherTablet.getByText('Reservation status updated successfully!')).toBeVisible();
  await otherContext.close();

  await expect(page.getByRole('listitem').filter({ hasText: 'Závodník' })).toContainText('Cancelled');
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeVisible();
});

test('after the session has ended, staff sign in again and lose no typed text', async ({ page, expectAccessible }) => {
  const date = nthServiceDate('thursday', 6);
  await signIn(page, `/admin/reservations?date=${date}`);
  await page.getByRole('button', { name: 'New reservation' }).click();
  await page.getByLabel('Time', { exact: true }).fill('18:00');
  await page.getByLabel('Last name').fill('Trpezlivá');
  await page.context().clearCookies();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your session has ended')).toBeVisible();
  await expectAccessible();
  await page.getByLabel('Username or e-mail').fill(staffAccount.username);
  await page.getByLabel('Password', { exact: true }).fill(staffAccount.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Reservation saved successfully!')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Trpezlivá' })).toContainText('18:00–20:00');
});
