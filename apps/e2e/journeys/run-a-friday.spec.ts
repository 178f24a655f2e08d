import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { placeholderCaptchaToken } from '@strapec/domain';
import { aReservation } from '@strapec/domain/testing';
import { type FridaySite, test } from '../support/friday-site';
import { signIn } from '../support/admin-page';
import { expect } from '../support/test';

/** A party in one line: `19:00 Novák 2 T5 Confirmed`. */
type PartyLine = string;

const statuses = { pending_approval: 'Pending approval', confirmed: 'Confirmed', seated: 'Seated' } as const;

/** The expected and seated parties of the database. */
async function readDatabaseParties(friday: FridaySite): Promise<PartyLine[]> {
  const rows = await friday.sql<
    Record<'time' | 'name' | 'size' | 'tables', string> & { status: keyof typeof statuses }
  >(
    `SELECT to_char(make_interval(mins => start_minute), 'HH24:MI') AS time, trim(first_name || ' ' || last_name) AS name,
       party_size AS size, status,
       coalesce((SELECT string_agg(table_id, ' + ' ORDER BY table_id) FROM table_holdings WHERE reservation_id = r.id), 'no table') AS tables
     FROM reservations r WHERE date = '${friday.date}' AND status IN ('pending_approval', 'confirmed', 'seated')`,
  );
  return rows
    .map(({ time, name, size, tables, status }) => [time, name, size, tables, statuses[status]].join(' '))
    .sort();
}

/** The same parties of a board, from the accessible name of each block. */
async function readBoardParties(board: Page): Promise<PartyLine[]> {
  const labelled = await board.locator('[data-visit]:not([aria-hidden])').evaluateAll((blocks) =>
    blocks.map((block) => ({
      label: block.getAttribute('aria-label') ?? '',
      status: block.getAttribute('data-status'),
    })),
  );
  const isExpected = ({ status }: { status: string | null }) => Object.keys(statuses).includes(status ?? '');
  return labelled
    .filter(isExpected)
    .map(({ label }) =>
      label
        .replace(/–(?:24:00|\d\d:\d\d), /, ' ')
        .replace(/ (?:person|people)\b/, '')
        .split(', '),
    )
    .map(([when = '', size = '', tables = '', status = '']) => [when, size, tables, status].join(' '))
    .sort();
}

/** A guest reserves on the website. */
async function reserveOnline(friday: FridaySite, guest: object): Promise<void> {
  const body = { ...aReservation({ date: friday.date, ...guest }), captchaToken: placeholderCaptchaToken };
  await friday.staff('POST', '/api/reservations', body);
}

/** Another tablet behind the counter, with the clock of the evening. */
async function openTablet(browser: Browser, friday: FridaySite): Promise<Page> {
  const context = await browser.newContext({
    baseURL: friday.url,
    viewport: { width: 820, height: 1180 },
    hasTouch: true,
  });
  const tablet = await context.newPage();
  await tablet.clock.install({ time: friday.now() });
  await signIn(tablet, `/admin/tonight?date=${friday.date}`);
  return tablet;
}

async function seatWalkIn(board: Page, size: string): Promise<void> {
  await board.getByRole('button', { name: 'Walk-in', exact: true }).click();
  await board.getByRole('button', { name: new RegExp(`^${size}, table`) }).click();
  await board.getByRole('button', { name: new RegExp(`^Seat ${size} at`) }).click();
  await expect(board.getByText('Seated.', { exact: true })).toBeVisible();
}

const blockOf = (board: Page, name: string) => board.locator(`[data-visit][aria-label*="${name}"]:not([aria-hidden])`);

/** The card of a party, opened from its block. */
async function openCard(board: Page, name: string) {
  await blockOf(board, name).click();
  const card = board.getByRole('dialog');
  await expect(card).toContainText(name);
  return card;
}

test('a whole Friday on two devices: both boards show what the database holds at every step', async ({
  page: desk,
  browser,
  friday,
  expectAccessible,
}) => {
  test.slow();
  await signIn(desk, `/admin/tonight?date=${friday.date}`);
  const tablet = await openTablet(browser, friday);
  const all = [desk, tablet];
  const agree = async (devices = all): Promise<void> => {
    for (const board of devices)
      await expect(async () =>
        expect(await readBoardParties(board)).toEqual(await readDatabaseParties(friday)),
      ).toPass();
  };
  for (const board of all) await expect(board.getByRole('region', { name: 'Tables and times' })).toBeVisible();
  await agree();

  await test.step('bookings arrive: by phone, and from the website', async () => {
    const byPhone = { date: friday.date, duration: 2, source: 'phone' };
    const late = { lastName: 'Meškajúca', time: '18:00', partySize: 2 };
    await friday.staff('POST', '/api/admin/reservations', { ...byPhone, ...late });
    for (const [lastName, time, partySize] of [
      ['Prvá', '19:30', 2],
      ['Druhá', '20:00', 3],
      ['Tretia', '20:30', 4],
      ['Veľká', '21:00', 6],
    ] as const)
      await reserveOnline(friday, { lastName, time, partySize, email: `${time.replace(':', '')}@example.com` });
    await agree();
    expect(await readDatabaseParties(friday)).toHaveLength(5);
  });

  await test.step('a party is late, and is seated at the tablet when it comes', async () => {
    await expect(desk.getByText('party late')).toBeVisible();
    const card = await openCard(tablet, 'Meškajúca');
    await card.getByRole('button', { name: 'Seat', exact: true }).click();
    await expect(card.getByRole('button', { name: 'Complete' })).toBeVisible();
    await tablet.keyboard.press('Escape');
    await agree();
    await expect(desk.getByText('party late')).toBeHidden();
  });

  await test.step('two walk-ins are seated, one at each device', async () => {
    await seatWalkIn(desk, '2 people');
    await agree();
    await seatWalkIn(tablet, '3 people');
    await agree();
    expect((await readDatabaseParties(friday)).filter((party) => party.includes('Walk-in'))).toHaveLength(2);
  });

  await test.step('one party moves', async () => {
    const before = await readDatabaseParties(friday);
    await blockOf(desk, 'Prvá').focus();
    await desk.keyboard.press('m');
    await expect(desk.getByText('Moving')).toBeVisible();
    await desk.keyboard.press('ArrowRight');
    await desk.keyboard.press('Enter');
    await expect(desk.getByText('Moved.', { exact: true })).toBeVisible();
    await agree();
    expect(await readDatabaseParties(friday)).not.toEqual(before);
    expect((await readDatabaseParties(friday)).join()).toContain('19:45');
  });

  await test.step('a request is declined, with a note', async () => {
    const card = await openCard(tablet, 'Veľká');
    await card.getByRole('button', { name: 'Cancel' }).click();
    await card.getByLabel('Note for the guest (optional)').fill('That night the large table is taken. Saturday?');
    await card.getByRole('button', { name: 'Decline' }).click();
    await expect(blockOf(tablet, 'Veľká')).toHaveCount(0);
    await tablet.keyboard.press('Escape');
    await agree();
    expect(
      await friday.sql(
        `SELECT message_to_guest, kind FROM reservations r JOIN email_messages m ON m.reservation_id = r.id
         WHERE r.last_name = 'Veľká' AND kind = 'reservation_declined'`,
      ),
    ).toEqual([{ message_to_guest: 'That night the large table is taken. Saturday?', kind: 'reservation_declined' }]);
  });

  await test.step('the wrong party is cancelled and restored, then the right one is cancelled', async () => {
    const before = await readDatabaseParties(friday);
    const card = await openCard(desk, 'Druhá');
    await card.getByRole('button', { name: 'Cancel' }).click();
    await expect(blockOf(desk, 'Druhá')).toHaveCount(0);
    await agree();
    await desk.getByRole('button', { name: 'Undo' }).click();
    await expect(desk.getByText('Taken back.')).toBeVisible();
    await desk.keyboard.press('Escape');
    await agree();
    expect(await readDatabaseParties(friday)).toEqual(before);
    const right = await openCard(desk, 'Tretia');
    await right.getByRole('button', { name: 'Cancel' }).click();
    await expect(blockOf(desk, 'Tretia')).toHaveCount(0);
    await desk.keyboard.press('Escape');
    await agree();
  });

  await test.step('the Wi-Fi of the tablet goes and comes', async () => {
    await tablet.context().setOffline(true);
    await expect(tablet.getByText(/No connection · as of/)).toBeVisible();
    const left = await readBoardParties(tablet);
    await seatWalkIn(desk, '2 people');
    await agree([desk]);
    expect(await readBoardParties(tablet)).toEqual(left); // readable, and as of then
    await expect(tablet.getByRole('button', { name: 'Walk-in', exact: true })).toBeDisabled();
    await tablet.context().setOffline(false);
    await agree();
  });

  await test.step('the sheet is printed', async () => {
    await desk.goto(`/admin/print/${friday.date}`);
    await expect(desk.getByRole('cell', { name: 'Druhá' })).toBeVisible();
    await expectAccessible();
    const file = test.info().outputPath('sheet.pdf');
    await desk.pdf({ path: file, preferCSSPageSize: true });
    expect(
      readFileSync(file)
        .toString('latin1')
        .match(/\/Type\s*\/Page\b(?!s)/g),
    ).toHaveLength(1);
    const names = await friday.sql<{ name: string }>(
      `SELECT last_name AS name FROM reservations WHERE date = '${friday.date}' AND status IN ('confirmed', 'seated')`,
    );
    for (const { name } of names) await expect(desk.getByRole('cell', { name }).first()).toBeVisible();
    await expect(desk.getByText(`${names.length} reservations`)).toBeVisible();
  });
  await tablet.context().close();
});
