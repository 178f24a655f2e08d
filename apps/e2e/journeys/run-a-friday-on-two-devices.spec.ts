import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { placeholderCaptchaToken } from '@strapec/domain';
import { buildReservation } from '@strapec/domain/testing';
import { type FridaySite, test } from '../support/friday-site';
import { signIn } from '../support/admin-page';
import { expect } from '../support/test';

/** `19:00 Novák 2 T5 Confirmed` */
type ReservationSummary = string;

const openStatusLabels = { pending_approval: 'Pending approval', confirmed: 'Confirmed', seated: 'Seated' } as const;

/** The reservations that are pending, confirmed or seated. */
async function listReservationsInDatabase(friday: FridaySite): Promise<ReservationSummary[]> {
  const rows = await friday.sql<
    Record<'time' | 'name' | 'size' | 'tables', string> & { status: keyof typeof openStatusLabels }
  >(
    `SELECT to_char(make_interval(mins => start_minute), 'HH24:MI') AS time, trim(first_name || ' ' || last_name) AS name,
       party_size AS size, status,
       coalesce((SELECT string_agg(table_id, ' + ' ORDER BY table_id) FROM table_holdings WHERE reservation_id = r.id), 'no table') AS tables
     FROM reservations r WHERE date = '${friday.date}' AND status IN ('pending_approval', 'confirmed', 'seated')`,
  );
  return rows
    .map(({ time, name, size, tables, status }) => [time, name, size, tables, openStatusLabels[status]].join(' '))
    .sort();
}

/** The same reservations, from the accessible name of each block. */
async function listReservationsOnBoard(board: Page): Promise<ReservationSummary[]> {
  const visitBlocks = await board.locator('[data-visit]:not([aria-hidden])').evaluateAll((blocks) =>
    blocks.map((block) => ({
      label: block.getAttribute('aria-label') ?? '',
      status: block.getAttribute('data-status'),
    })),
  );
  const isOpen = ({ status }: { status: string | null }) => Object.keys(openStatusLabels).includes(status ?? '');
  return visitBlocks
    .filter(isOpen)
    .map(({ label }) =>
      label
        .replace(/–(?:24:00|\d\d:\d\d), /, ' ')
        .replace(/ (?:person|people)\b/, '')
        .split(', '),
    )
    .map(([timeAndName = '', size = '', tables = '', status = '']) => [timeAndName, size, tables, status].join(' '))
    .sort();
}

/** A guest reserves on the website. */
async function reserveOnline(friday: FridaySite, guest: object): Promise<void> {
  const body = { ...buildReservation({ date: friday.date, ...guest }), captchaToken: placeholderCaptchaToken };
  await friday.callAsStaff('POST', '/api/reservations', body);
}

/** A second device behind the counter, with the clock of the evening. */
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

async function seatWalkIn(board: Page, partySize: string): Promise<void> {
  await board.getByRole('button', { name: 'Walk-in', exact: true }).click();
  await board.getByRole('button', { name: new RegExp(`^${partySize}, table`) }).click();
  await board.getByRole('button', { name: new RegExp(`^Seat ${partySize} at`) }).click();
  await expect(board.getByText('Seated.', { exact: true })).toBeVisible();
}

const blockOf = (board: Page, name: string) => board.locator(`[data-visit][aria-label*="${name}"]:not([aria-hidden])`);

/** Opens the drawer of a party from its block. */
async function openPartyDrawer(board: Page, name: string) {
  await blockOf(board, name).click();
  const drawer = board.getByRole('dialog');
  await expect(drawer).toContainText(name);
  return drawer;
}

test('on a whole Friday the boards of two devices agree with the database after every step', async ({
  page: desktop,
  browser,
  friday,
  expectAccessible,
}) => {
  test.slow();
  await signIn(desktop, `/admin/tonight?date=${friday.date}`);
  const tablet = await openTablet(browser, friday);
  const boards = [desktop, tablet];
  const expectBoardsMatchDatabase = async (onlineBoards = boards): Promise<void> => {
    for (const board of onlineBoards)
      await expect(async () =>
        expect(await listReservationsOnBoard(board)).toEqual(await listReservationsInDatabase(friday)),
      ).toPass();
  };
  for (const board of boards) await expect(board.getByRole('region', { name: 'Tables and times' })).toBeVisible();
  await expectBoardsMatchDatabase();

  await test.step('reservations arrive by phone and from the website', async () => {
    const phoneReservation = { date: friday.date, duration: 2, source: 'phone' };
    const lateParty = { lastName: 'Meškajúca', time: '18:00', partySize: 2 };
    await friday.callAsStaff('POST', '/api/admin/reservations', { ...phoneReservation, ...lateParty });
    for (const [lastName, time, partySize] of [
      ['Prvá', '19:30', 2],
      ['Druhá', '20:00', 3],
      ['Tretia', '20:30', 4],
      ['Veľká', '21:00', 6],
    ] as const)
      await reserveOnline(friday, { lastName, time, partySize, email: `${time.replace(':', '')}@example.com` });
    await expectBoardsMatchDatabase();
    expect(await listReservationsInDatabase(friday)).toHaveLength(5);
  });

  await test.step('a late party is seated at the tablet when it comes', async () => {
    await expect(desktop.getByText('party late')).toBeVisible();
    const drawer = await openPartyDrawer(tablet, 'Meškajúca');
    await drawer.getByRole('button', { name: 'Seat', exact: true }).click();
    await expect(drawer.getByRole('button', { name: 'Complete' })).toBeVisible();
    await tablet.keyboard.press('Escape');
    await expectBoardsMatchDatabase();
    await expect(desktop.getByText('party late')).toBeHidden();
  });

  await test.step('two walk-ins are seated, one at each device', async () => {
    await seatWalkIn(desktop, '2 people');
    await expectBoardsMatchDatabase();
    await seatWalkIn(tablet, '3 people');
    await expectBoardsMatchDatabase();
    expect((await listReservationsInDatabase(friday)).filter((summary) => summary.includes('Walk-in'))).toHaveLength(2);
  });

  await test.step('a party is moved to a later time by keyboard', async () => {
    const reservationsBefore = await listReservationsInDatabase(friday);
    await blockOf(desktop, 'Prvá').focus();
    await desktop.keyboard.press('m');
    await expect(desktop.getByText('Moving')).toBeVisible();
    await desktop.keyboard.press('ArrowRight');
    await desktop.keyboard.press('Enter');
    await expect(desktop.getByText('Moved.', { exact: true })).toBeVisible();
    await expectBoardsMatchDatabase();
    expect(await listReservationsInDatabase(friday)).not.toEqual(reservationsBefore);
    expect((await listReservationsInDatabase(friday)).join()).toContain('19:45');
  });

  await test.step('a request is declined, with a note', async () => {
    const drawer = await openPartyDrawer(tablet, 'Veľká');
    await drawer.getByRole('button', { name: 'Cancel' }).click();
    await drawer.getByLabel('Note for the guest (optional)').fill('That night the large table is taken. Saturday?');
    await drawer.getByRole('button', { name: 'Decline' }).click();
    await expect(blockOf(tablet, 'Veľká')).toHaveCount(0);
    await tablet.keyboard.press('Escape');
    await expectBoardsMatchDatabase();
    expect(
      await friday.sql(
        `SELECT message_to_guest, kind FROM reservations r JOIN email_messages m ON m.reservation_id = r.id
         WHERE r.last_name = 'Veľká' AND kind = 'reservation_declined'`,
      ),
    ).toEqual([{ message_to_guest: 'That night the large table is taken. Saturday?', kind: 'reservation_declined' }]);
  });

  await test.step('the wrong party is cancelled and restored, then the right one is cancelled', async () => {
    const reservationsBefore = await listReservationsInDatabase(friday);
    const drawer = await openPartyDrawer(desktop, 'Druhá');
    await drawer.getByRole('button', { name: 'Cancel' }).click();
    await expect(blockOf(desktop, 'Druhá')).toHaveCount(0);
    await expectBoardsMatchDatabase();
    await desktop.getByRole('button', { name: 'Undo' }).click();
    await expect(desktop.getByText('Taken back.')).toBeVisible();
    await desktop.keyboard.press('Escape');
    await expectBoardsMatchDatabase();
    expect(await listReservationsInDatabase(friday)).toEqual(reservationsBefore);
    const secondDrawer = await openPartyDrawer(desktop, 'Tretia');
    await secondDrawer.getByRole('button', { name: 'Cancel' }).click();
    await expect(blockOf(desktop, 'Tretia')).toHaveCount(0);
    await desktop.keyboard.press('Escape');
    await expectBoardsMatchDatabase();
  });

  await test.step('the tablet loses its connection and catches up once it is back', async () => {
    await tablet.context().setOffline(true);
    await expect(tablet.getByText(/No connection · as of/)).toBeVisible();
    const offlineReservations = await listReservationsOnBoard(tablet);
    await seatWalkIn(desktop, '2 people');
    await expectBoardsMatchDatabase([desktop]);
    expect(await listReservationsOnBoard(tablet)).toEqual(offlineReservations); // still readable, but without the new walk-in
    await expect(tablet.getByRole('button', { name: 'Walk-in', exact: true })).toBeDisabled();
    await tablet.context().setOffline(false);
    await expectBoardsMatchDatabase();
  });

  await test.step('the sheet is printed', async () => {
    await desktop.goto(`/admin/print/${friday.date}`);
    await expect(desktop.getByRole('cell', { name: 'Druhá' })).toBeVisible();
    await expectAccessible();
    const pdfPath = test.info().outputPath('sheet.pdf');
    await desktop.pdf({ path: pdfPath, preferCSSPageSize: true });
    expect(
      readFileSync(pdfPath)
        .toString('latin1')
        .match(/\/Type\s*\/Page\b(?!s)/g),
    ).toHaveLength(1);
    const names = await friday.sql<{ name: string }>(
      `SELECT last_name AS name FROM reservations WHERE date = '${friday.date}' AND status IN ('confirmed', 'seated')`,
    );
    for (const { name } of names) await expect(desktop.getByRole('cell', { name }).first()).toBeVisible();
    await expect(desktop.getByText(`${names.length} reservations`)).toBeVisible();
  });
  await tablet.context().close();
});
