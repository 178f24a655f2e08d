import { findReservations } from '../support/find-reservations';
import { buildGuest, nthServiceDate } from '../support/guests';
import { waitForMail, listMails } from '../support/mailbox';
import { ReservationDialog } from '../support/reservation-dialog';
import { expect, test } from '../support/test';

/** A button pressed sooner does not count (rules §5). */
const readingTimeMs = 1_100;

const guestPageLabels = {
  sk: {
    ticketTitle: 'Stôl je váš',
    changeLink: 'Zmeniť rezerváciu',
    dayField: 'Deň',
    partySizeField: 'Počet hostí',
    showTimesButton: 'Ukázať voľné časy',
    saveChangeButton: 'Potvrdiť zmenu',
    leaveUnchangedLink: 'Nechať tak, ako je',
    confirmedHeading: 'Stôl na vás čaká',
    cancelFormToggle: 'Zrušiť rezerváciu',
    cancelButton: 'Áno, zrušiť',
    cancelledHeading: 'Rezervácia je zrušená',
    restoreButton: 'Vrátiť rezerváciu',
    threeGuests: '3 osoby',
  },
  en: {
    ticketTitle: 'The table is yours',
    changeLink: 'Change the reservation',
    dayField: 'Day',
    partySizeField: 'Guests',
    showTimesButton: 'Show free times',
    saveChangeButton: 'Confirm the change',
    leaveUnchangedLink: 'Leave it as it is',
    confirmedHeading: 'A table awaits you',
    cancelFormToggle: 'Cancel the reservation',
    cancelButton: 'Yes, cancel it',
    cancelledHeading: 'Your reservation is cancelled',
    restoreButton: 'Take it back',
    threeGuests: '3 people',
  },
} as const;

for (const language of ['sk', 'en'] as const) {
  test(`without JavaScript a guest changes, cancels and restores a reservation (${language})`, async ({
    page,
    browser,
    expectAccessible,
  }) => {
    const labels = guestPageLabels[language];
    const guest = buildGuest(`v-ruke-${language}`);
    const reserveDialog = new ReservationDialog(page, language);
    await reserveDialog.open();
    await reserveDialog.pickDay(nthServiceDate('thursday', 21));
    await reserveDialog.pickTime('19:00');
    await reserveDialog.fillContactDetails(guest);
    await reserveDialog.confirm();
    await expect(reserveDialog.ticket(labels.ticketTitle)).toBeVisible();

    const noScriptPage = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    /** Scans the same address in a page with JavaScript, because axe needs it. */
    const expectNoScriptPageAccessible = async (): Promise<void> => {
      await page.goto(noScriptPage.url());
      await expectAccessible();
    };
    const { text } = await waitForMail(guest.email);
    await noScriptPage.goto(/\/r\/[\w.-]+/.exec(text)?.[0] ?? '');
    await expect(noScriptPage.getByRole('heading', { name: labels.confirmedHeading })).toBeVisible();
    await expectNoScriptPageAccessible();

    await noScriptPage.getByRole('link', { name: labels.changeLink }).click();
    await noScriptPage.getByLabel(labels.dayField).fill(nthServiceDate('friday', 21));
    await noScriptPage.getByLabel(labels.partySizeField).selectOption('3');
    await noScriptPage.getByRole('button', { name: labels.showTimesButton }).click();
    await expect(noScriptPage.getByRole('radio', { name: '19:00' })).toBeChecked();
    await expectNoScriptPageAccessible();
    await noScriptPage.getByText('20:30', { exact: true }).click();
    await noScriptPage.waitForTimeout(readingTimeMs);
    await expect(noScriptPage.getByRole('link', { name: labels.leaveUnchangedLink, exact: true })).toBeVisible();
    await noScriptPage.getByRole('button', { name: labels.saveChangeButton }).click();
    await expect(noScriptPage.getByRole('heading', { name: labels.confirmedHeading })).toBeVisible();
    await expect(noScriptPage.getByText('20:30', { exact: true })).toBeVisible();
    await expect(noScriptPage.getByRole('status')).toContainText('20:30'); // the page confirms the change
    await expect(noScriptPage.getByText(labels.threeGuests)).toBeVisible();
    const changedReservation = {
      date: nthServiceDate('friday', 21),
      start_minute: 1230,
      party_size: 3,
      status: 'confirmed',
    };
    expect(await findReservations(guest.email)).toMatchObject([changedReservation]);
    await expect.poll(() => listMails(guest.email).length).toBe(2);

    await noScriptPage.getByText(labels.cancelFormToggle).click();
    await noScriptPage.waitForTimeout(readingTimeMs);
    await noScriptPage.getByRole('button', { name: labels.cancelButton }).click();
    await expect(noScriptPage.getByRole('heading', { name: labels.cancelledHeading })).toBeVisible();
    await expectNoScriptPageAccessible();
    await noScriptPage.waitForTimeout(readingTimeMs);
    await noScriptPage.getByRole('button', { name: labels.restoreButton }).click();
    await expect(noScriptPage.getByRole('heading', { name: labels.confirmedHeading })).toBeVisible();
    expect(await findReservations(guest.email)).toMatchObject([changedReservation]);
    await noScriptPage.context().close();
  });
}

const reservePageLabels = {
  sk: {
    reserveButton: 'Rezervovať',
    dayField: 'Deň',
    showTimesButton: 'Ukázať voľné časy',
    firstNameField: 'Meno',
    lastNameField: 'Priezvisko',
    phoneField: 'Telefón',
    mailSentHeading: 'Pozrite si e-mail',
    confirmButton: 'Potvrdiť rezerváciu',
    confirmedHeading: 'Stôl na vás čaká',
    homePath: '/',
    phoneError: /Telefón: v.čísle je písmeno/,
  },
  en: {
    reserveButton: 'Reserve',
    dayField: 'Day',
    showTimesButton: 'Show free times',
    firstNameField: 'First name',
    lastNameField: 'Last name',
    phoneField: 'Phone',
    mailSentHeading: 'Have a look at your mail',
    confirmButton: 'Confirm the reservation',
    confirmedHeading: 'A table awaits you',
    homePath: '/?lang=en',
    phoneError: /Phone: there is a letter in the number/,
  },
} as const;

for (const language of ['sk', 'en'] as const) {
  test(`without JavaScript a guest reserves and confirms by the link in the mail (${language})`, async ({
    page,
    browser,
    expectAccessible,
  }) => {
    const labels = reservePageLabels[language];
    const guest = buildGuest(`bez-skriptu-${language}`);
    const noScriptPage = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    const expectNoScriptPageAccessible = async (): Promise<void> => {
      await page.goto(noScriptPage.url());
      await expectAccessible();
    };
    await noScriptPage.goto(labels.homePath);
    await noScriptPage.locator('a[href="/rezervacia"]:visible, a[href="/reservation"]:visible').first().click();
    await noScriptPage.getByLabel(labels.dayField).fill(nthServiceDate('wednesday', 21));
    await noScriptPage.getByRole('button', { name: labels.showTimesButton }).click();
    await expectNoScriptPageAccessible();
    await noScriptPage.getByText('20:00', { exact: true }).click();
    await noScriptPage.getByLabel(labels.firstNameField, { exact: true }).fill(guest.firstName);
    await noScriptPage.getByLabel(labels.lastNameField).fill(guest.lastName);
    await noScriptPage.getByLabel('E-mail').fill(guest.email);
    await noScriptPage.getByLabel(labels.phoneField).fill('zavolajte mi');
    await noScriptPage.waitForTimeout(readingTimeMs);
    await noScriptPage.getByRole('button', { name: labels.reserveButton, exact: true }).click();
    await expect(noScriptPage.getByRole('link', { name: labels.phoneError })).toBeVisible();
    await expect(noScriptPage.getByRole('radio', { name: '20:00' })).toBeChecked();
    await noScriptPage.getByLabel(labels.phoneField).fill(guest.phone);
    await noScriptPage.waitForTimeout(readingTimeMs);
    await noScriptPage.getByRole('button', { name: labels.reserveButton, exact: true }).click();
    await expect(noScriptPage.getByRole('heading', { name: labels.mailSentHeading })).toBeVisible();
    expect(await findReservations(guest.email)).toMatchObject([{ status: 'held', start_minute: 1200 }]);
    await expectNoScriptPageAccessible();

    const { text } = await waitForMail(guest.email);
    await noScriptPage.goto(/\/r\/[\w.-]+/.exec(text)?.[0] ?? '');
    await expectNoScriptPageAccessible();
    await noScriptPage.waitForTimeout(readingTimeMs);
    await noScriptPage.getByRole('button', { name: labels.confirmButton }).click();
    await expect(noScriptPage.getByRole('heading', { name: labels.confirmedHeading })).toBeVisible();
    expect(await findReservations(guest.email)).toMatchObject([{ status: 'confirmed', start_minute: 1200 }]);
    await noScriptPage.context().close();
  });
}
