import { findReservations } from '../support/find-reservations';
import { aGuest, nthEvening } from '../support/guests';
import { waitForMail, listMails } from '../support/mailbox';
import { ReserveDialog } from '../support/reserve-dialog';
import { expect, test } from '../support/test';

/** Milliseconds: a press that comes sooner does not count (rules §5). */
const readingTime = 1_100;

const guestPageWords = {
  sk: {
    ticket: 'Stôl je váš',
    change: 'Zmeniť rezerváciu',
    day: 'Deň',
    party: 'Počet hostí',
    show: 'Ukázať voľné časy',
    save: 'Potvrdiť zmenu',
    leave: 'Nechať tak, ako je',
    stands: 'Stôl na vás čaká',
    open: 'Zrušiť rezerváciu',
    cancel: 'Áno, zrušiť',
    cancelled: 'Rezervácia je zrušená',
    undo: 'Vrátiť rezerváciu',
    three: '3 osoby',
  },
  en: {
    ticket: 'The table is yours',
    change: 'Change the reservation',
    day: 'Day',
    party: 'Guests',
    show: 'Show free times',
    save: 'Confirm the change',
    leave: 'Leave it as it is',
    stands: 'A table awaits you',
    open: 'Cancel the reservation',
    cancel: 'Yes, cancel it',
    cancelled: 'Your reservation is cancelled',
    undo: 'Take it back',
    three: '3 people',
  },
} as const;

for (const language of ['sk', 'en'] as const) {
  test(`without script a guest moves the visit, cancels it and restores it (${language})`, async ({
    page,
    browser,
    expectAccessible,
  }) => {
    const words = guestPageWords[language];
    const guest = aGuest(`v-ruke-${language}`);
    const reserve = new ReserveDialog(page, language);
    await reserve.open();
    await reserve.pickDay(nthEvening('thursday', 21));
    await reserve.pickTime('19:00');
    await reserve.fillContactDetails(guest);
    await reserve.confirm();
    await expect(reserve.ticket(words.ticket)).toBeVisible();

    const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    /** The same page where scripts run: axe is one. */
    const expectPlainAccessible = async (): Promise<void> => {
      await page.goto(plain.url());
      await expectAccessible();
    };
    const { text } = await waitForMail(guest.email);
    await plain.goto(/\/r\/[\w.-]+/.exec(text)?.[0] ?? '');
    await expect(plain.getByRole('heading', { name: words.stands })).toBeVisible();
    await expectPlainAccessible();

    await plain.getByRole('link', { name: words.change }).click();
    await plain.getByLabel(words.day).fill(nthEvening('friday', 21));
    await plain.getByLabel(words.party).selectOption('3');
    await plain.getByRole('button', { name: words.show }).click();
    await expect(plain.getByRole('radio', { name: '19:00' })).toBeChecked();
    await expectPlainAccessible();
    await plain.getByText('20:30', { exact: true }).click();
    await plain.waitForTimeout(readingTime);
    await expect(plain.getByRole('link', { name: words.leave, exact: true })).toBeVisible();
    await plain.getByRole('button', { name: words.save }).click();
    await expect(plain.getByRole('heading', { name: words.stands })).toBeVisible();
    await expect(plain.getByText('20:30', { exact: true })).toBeVisible();
    await expect(plain.getByRole('status')).toContainText('20:30'); // the change is acknowledged
    await expect(plain.getByText(words.three)).toBeVisible();
    const moved = { date: nthEvening('friday', 21), start_minute: 1230, party_size: 3, status: 'confirmed' };
    expect(await findReservations(guest.email)).toMatchObject([moved]);
    await expect.poll(() => listMails(guest.email).length).toBe(2);

    await plain.getByText(words.open).click();
    await plain.waitForTimeout(readingTime);
    await plain.getByRole('button', { name: words.cancel }).click();
    await expect(plain.getByRole('heading', { name: words.cancelled })).toBeVisible();
    await expectPlainAccessible();
    await plain.waitForTimeout(readingTime);
    await plain.getByRole('button', { name: words.undo }).click();
    await expect(plain.getByRole('heading', { name: words.stands })).toBeVisible();
    expect(await findReservations(guest.email)).toMatchObject([moved]);
    await plain.context().close();
  });
}

const reservePageWords = {
  sk: {
    reserve: 'Rezervovať',
    day: 'Deň',
    show: 'Ukázať voľné časy',
    first: 'Meno',
    last: 'Priezvisko',
    phone: 'Telefón',
    sent: 'Pozrite si e-mail',
    confirm: 'Potvrdiť rezerváciu',
    stands: 'Stôl na vás čaká',
    home: '/',
    missing: /Telefón: v.čísle je písmeno/,
  },
  en: {
    reserve: 'Reserve',
    day: 'Day',
    show: 'Show free times',
    first: 'First name',
    last: 'Last name',
    phone: 'Phone',
    sent: 'Have a look at your mail',
    confirm: 'Confirm the reservation',
    stands: 'A table awaits you',
    home: '/?lang=en',
    missing: /Phone: there is a letter in the number/,
  },
} as const;

for (const language of ['sk', 'en'] as const) {
  test(`without script a guest reserves and confirms by the mail (${language})`, async ({
    page,
    browser,
    expectAccessible,
  }) => {
    const words = reservePageWords[language];
    const guest = aGuest(`bez-skriptu-${language}`);
    const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    const expectPlainAccessible = async (): Promise<void> => {
      await page.goto(plain.url());
      await expectAccessible();
    };
    await plain.goto(words.home);
    await plain.locator('a[href="/rezervacia"]:visible, a[href="/reservation"]:visible').first().click();
    await plain.getByLabel(words.day).fill(nthEvening('wednesday', 21));
    await plain.getByRole('button', { name: words.show }).click();
    await expectPlainAccessible();
    await plain.getByText('20:00', { exact: true }).click();
    await plain.getByLabel(words.first, { exact: true }).fill(guest.firstName);
    await plain.getByLabel(words.last).fill(guest.lastName);
    await plain.getByLabel('E-mail').fill(guest.email);
    await plain.getByLabel(words.phone).fill('zavolajte mi');
    await plain.waitForTimeout(readingTime);
    await plain.getByRole('button', { name: words.reserve, exact: true }).click();
    await expect(plain.getByRole('link', { name: words.missing })).toBeVisible();
    await expect(plain.getByRole('radio', { name: '20:00' })).toBeChecked();
    await plain.getByLabel(words.phone).fill(guest.phone);
    await plain.waitForTimeout(readingTime);
    await plain.getByRole('button', { name: words.reserve, exact: true }).click();
    await expect(plain.getByRole('heading', { name: words.sent })).toBeVisible();
    expect(await findReservations(guest.email)).toMatchObject([{ status: 'held', start_minute: 1200 }]);
    await expectPlainAccessible();

    const { text } = await waitForMail(guest.email);
    await plain.goto(/\/r\/[\w.-]+/.exec(text)?.[0] ?? '');
    await expectPlainAccessible();
    await plain.waitForTimeout(readingTime);
    await plain.getByRole('button', { name: words.confirm }).click();
    await expect(plain.getByRole('heading', { name: words.stands })).toBeVisible();
    expect(await findReservations(guest.email)).toMatchObject([{ status: 'confirmed', start_minute: 1200 }]);
    await plain.context().close();
  });
}
