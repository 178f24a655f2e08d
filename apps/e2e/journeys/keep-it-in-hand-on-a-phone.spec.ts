import { reservationsOf } from '../support/database';
import { aGuest, evening } from '../support/guests';
import { mailTo, mailsTo } from '../support/mailbox';
import { ReservePage } from '../support/reserve-page';
import { expect, test } from '../support/test';

/** Milliseconds: whoever presses sooner has read nothing (rules §5). */
const readingTime = 1_100;

/** What stands on the guest's page, as far as this journey presses it. */
const words = {
  sk: {
    ...{
      ticket: 'Stôl je váš',
      change: 'Zmeniť rezerváciu',
      day: 'Deň',
      party: 'Počet hostí',
      show: 'Ukázať voľné časy',
    },
    ...{ save: 'Potvrdiť zmenu', stands: 'Stôl na vás čaká', open: 'Zrušiť rezerváciu', cancel: 'Áno, zrušiť' },
    ...{ cancelled: 'Rezervácia je zrušená', undo: 'Vrátiť rezerváciu', three: '3 osoby' },
  },
  en: {
    ...{
      ticket: 'The table is yours',
      change: 'Change the reservation',
      day: 'Day',
      party: 'Guests',
      show: 'Show free times',
    },
    ...{
      save: 'Confirm the change',
      stands: 'A table awaits you',
      open: 'Cancel the reservation',
      cancel: 'Yes, cancel it',
    },
    ...{ cancelled: 'Your reservation is cancelled', undo: 'Take it back', three: '3 people' },
  },
} as const;

for (const language of ['sk', 'en'] as const) {
  test(`without script a guest moves the visit, cancels it and takes that back (${language})`, async ({
    page,
    browser,
    expectNoBarriers,
  }) => {
    const say = words[language];
    const guest = aGuest(`v-ruke-${language}`);
    const reserve = new ReservePage(page, language);
    await reserve.open();
    await reserve.pickDay(evening('thursday', 21));
    await reserve.pickTime('19:00');
    await reserve.introduce(guest);
    await reserve.confirm();
    await expect(reserve.ticket(say.ticket)).toBeVisible();

    const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    /** The same page where scripts run: axe is one. */
    const noBarriers = async (): Promise<void> => {
      await page.goto(plain.url());
      await expectNoBarriers();
    };
    const { text } = await mailTo(guest.email);
    await plain.goto(/\/r\/[\w.-]+/.exec(text)?.[0] ?? '');
    await expect(plain.getByRole('heading', { name: say.stands })).toBeVisible();
    await noBarriers();

    await plain.getByRole('link', { name: say.change }).click();
    await plain.getByLabel(say.day).fill(evening('friday', 21));
    await plain.getByLabel(say.party).selectOption('3');
    await plain.getByRole('button', { name: say.show }).click();
    await expect(plain.getByRole('radio', { name: '19:00' })).toBeChecked();
    await noBarriers();
    await plain.getByText('20:30', { exact: true }).click();
    await plain.waitForTimeout(readingTime);
    await plain.getByRole('button', { name: say.save }).click();
    await expect(plain.getByRole('heading', { name: say.stands })).toBeVisible();
    await expect(plain.getByText('20:30', { exact: true })).toBeVisible();
    await expect(plain.getByRole('status')).toContainText('20:30'); // the change is acknowledged
    await expect(plain.getByText(say.three)).toBeVisible();
    const moved = { date: evening('friday', 21), start_minute: 1230, party_size: 3, status: 'confirmed' };
    expect(await reservationsOf(guest.email)).toMatchObject([moved]);
    await expect.poll(() => mailsTo(guest.email).length).toBe(2);

    await plain.getByText(say.open).click();
    await plain.waitForTimeout(readingTime);
    await plain.getByRole('button', { name: say.cancel }).click();
    await expect(plain.getByRole('heading', { name: say.cancelled })).toBeVisible();
    await noBarriers();
    await plain.waitForTimeout(readingTime);
    await plain.getByRole('button', { name: say.undo }).click();
    await expect(plain.getByRole('heading', { name: say.stands })).toBeVisible();
    expect(await reservationsOf(guest.email)).toMatchObject([moved]);
    await plain.context().close();
  });
}

/** What stands on the page without script. */
const plainWords = {
  sk: {
    ...{
      reserve: 'Rezervovať',
      day: 'Deň',
      show: 'Ukázať voľné časy',
      first: 'Meno',
      last: 'Priezvisko',
      phone: 'Telefón',
    },
    ...{ sent: 'Pozrite si e-mail', confirm: 'Potvrdiť rezerváciu', stands: 'Stôl na vás čaká', home: '/' },
    ...{ missing: /Telefón: v.čísle je písmeno/ },
  },
  en: {
    ...{
      reserve: 'Reserve',
      day: 'Day',
      show: 'Show free times',
      first: 'First name',
      last: 'Last name',
      phone: 'Phone',
    },
    ...{
      sent: 'Have a look at your mail',
      confirm: 'Confirm the reservation',
      stands: 'A table awaits you',
      home: '/?lang=en',
    },
    ...{ missing: /Phone: there is a letter in the number/ },
  },
} as const;

for (const language of ['sk', 'en'] as const) {
  test(`without script a guest reserves and confirms by the mail (${language})`, async ({
    page,
    browser,
    expectNoBarriers,
  }) => {
    const say = plainWords[language];
    const guest = aGuest(`bez-skriptu-${language}`);
    const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    const noBarriers = async (): Promise<void> => {
      await page.goto(plain.url());
      await expectNoBarriers();
    };
    await plain.goto(say.home);
    await plain.locator('a[href="/rezervacia"]:visible, a[href="/reservation"]:visible').first().click();
    await plain.getByLabel(say.day).fill(evening('wednesday', 21));
    await plain.getByRole('button', { name: say.show }).click();
    await noBarriers();
    await plain.getByText('20:00', { exact: true }).click();
    await plain.getByLabel(say.first, { exact: true }).fill(guest.firstName);
    await plain.getByLabel(say.last).fill(guest.lastName);
    await plain.getByLabel('E-mail').fill(guest.email);
    await plain.getByLabel(say.phone).fill('zavolajte mi');
    await plain.waitForTimeout(readingTime);
    await plain.getByRole('button', { name: say.reserve, exact: true }).click();
    await expect(plain.getByRole('link', { name: say.missing })).toBeVisible();
    await expect(plain.getByRole('radio', { name: '20:00' })).toBeChecked();
    await plain.getByLabel(say.phone).fill(guest.phone);
    await plain.waitForTimeout(readingTime);
    await plain.getByRole('button', { name: say.reserve, exact: true }).click();
    await expect(plain.getByRole('heading', { name: say.sent })).toBeVisible();
    expect(await reservationsOf(guest.email)).toMatchObject([{ status: 'held', start_minute: 1200 }]);
    await noBarriers();

    const { text } = await mailTo(guest.email);
    await plain.goto(/\/r\/[\w.-]+/.exec(text)?.[0] ?? '');
    await noBarriers();
    await plain.waitForTimeout(readingTime);
    await plain.getByRole('button', { name: say.confirm }).click();
    await expect(plain.getByRole('heading', { name: say.stands })).toBeVisible();
    expect(await reservationsOf(guest.email)).toMatchObject([{ status: 'confirmed', start_minute: 1200 }]);
    await plain.context().close();
  });
}
