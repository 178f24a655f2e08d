import { reservationsOf } from '../support/database';
import { aGuest, evening } from '../support/guests';
import { mailTo, mailsTo } from '../support/mailbox';
import { ReservePage } from '../support/reserve-page';
import { expect, test } from '../support/test';

/** Milliseconds: a press that comes sooner does not count (rules §5). */
const readingTime = 1_100;

test('without script a guest moves the visit, cancels it and restores it', async ({
  page,
  browser,
  expectAccessible,
}) => {
  const guest = aGuest('zmena-bez-skriptu');
  const reserve = new ReservePage(page, 'en');
  await reserve.open();
  await reserve.pickDay(evening('thursday', 21));
  await reserve.pickTime('19:00');
  await reserve.introduce(guest);
  await reserve.confirm();
  await expect(reserve.ticket('The table is yours')).toBeVisible();

  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  /** The same page where scripts run: axe is one. */
  const expectPlainAccessible = async (): Promise<void> => {
    await page.goto(plain.url());
    await expectAccessible();
  };
  const mail = await mailTo(guest.email);
  await plain.goto(/\/r\/[\w.-]+/.exec(mail.text)?.[0] ?? '');
  await expect(plain.getByRole('heading', { name: 'A table awaits you' })).toBeVisible();
  await expectPlainAccessible();

  await plain.getByRole('link', { name: 'Change the reservation' }).click();
  await plain.getByLabel('Day').fill(evening('friday', 21));
  await plain.getByLabel('Guests').selectOption('3');
  await plain.getByRole('button', { name: 'Show free times' }).click();
  await expect(plain.getByRole('radio', { name: '19:00' })).toBeChecked();
  await expectPlainAccessible();
  await plain.getByText('20:30', { exact: true }).click();
  await plain.waitForTimeout(readingTime);
  await plain.getByRole('button', { name: 'Confirm the change' }).click();
  await expect(plain.getByRole('heading', { name: 'A table awaits you' })).toBeVisible();
  await expect(plain.getByText('20:30', { exact: true })).toBeVisible();
  await expect(plain.getByRole('status')).toContainText('20:30'); // the change is acknowledged
  await expect(plain.getByText('3 people')).toBeVisible();
  const moved = { date: evening('friday', 21), start_minute: 1230, party_size: 3, status: 'confirmed' };
  expect(await reservationsOf(guest.email)).toMatchObject([moved]);
  await expect.poll(() => mailsTo(guest.email).length).toBe(2);

  await plain.getByText('Cancel the reservation').click();
  await plain.waitForTimeout(readingTime);
  await plain.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(plain.getByRole('heading', { name: 'Your reservation is cancelled' })).toBeVisible();
  await expectPlainAccessible();
  await plain.waitForTimeout(readingTime);
  await plain.getByRole('button', { name: 'Take it back' }).click();
  await expect(plain.getByRole('heading', { name: 'A table awaits you' })).toBeVisible();
  expect(await reservationsOf(guest.email)).toMatchObject([moved]);
  await plain.context().close();
});

test('without script a guest reserves and confirms by the mail', async ({ page, browser, expectAccessible }) => {
  const guest = aGuest('rezervacia-bez-skriptu');
  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  const expectPlainAccessible = async (): Promise<void> => {
    await page.goto(plain.url());
    await expectAccessible();
  };
  await plain.goto('/');
  await plain.locator('a[href="/rezervacia"]:visible, a[href="/reservation"]:visible').first().click();
  await plain.getByLabel('Deň').fill(evening('wednesday', 21));
  await plain.getByRole('button', { name: 'Ukázať voľné časy' }).click();
  await expectPlainAccessible();
  await plain.getByText('20:00', { exact: true }).click();
  await plain.getByLabel('Meno', { exact: true }).fill(guest.firstName);
  await plain.getByLabel('Priezvisko').fill(guest.lastName);
  await plain.getByLabel('E-mail').fill(guest.email);
  await plain.getByLabel('Telefón').fill('zavolajte mi');
  await plain.waitForTimeout(readingTime);
  await plain.getByRole('button', { name: 'Rezervovať', exact: true }).click();
  await expect(plain.getByRole('link', { name: /Telefón: v.čísle je písmeno/ })).toBeVisible();
  await expect(plain.getByRole('radio', { name: '20:00' })).toBeChecked();
  await plain.getByLabel('Telefón').fill(guest.phone);
  await plain.waitForTimeout(readingTime);
  await plain.getByRole('button', { name: 'Rezervovať', exact: true }).click();
  await expect(plain.getByRole('heading', { name: 'Pozrite si e-mail' })).toBeVisible();
  expect(await reservationsOf(guest.email)).toMatchObject([{ status: 'held', start_minute: 1200 }]);
  await expectPlainAccessible();

  const mail = await mailTo(guest.email);
  await plain.goto(/\/r\/[\w.-]+/.exec(mail.text)?.[0] ?? '');
  await expectPlainAccessible();
  await plain.waitForTimeout(readingTime);
  await plain.getByRole('button', { name: 'Potvrdiť rezerváciu' }).click();
  await expect(plain.getByRole('heading', { name: 'Stôl na vás čaká' })).toBeVisible();
  expect(await reservationsOf(guest.email)).toMatchObject([{ status: 'confirmed', start_minute: 1200 }]);
  await plain.context().close();
});
