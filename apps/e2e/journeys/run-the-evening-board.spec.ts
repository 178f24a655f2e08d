import type { Locator, Page } from '@playwright/test';
import { type FridaySite, test } from '../support/friday-site';
import { signIn } from '../support/admin-page';
import { expect } from '../support/test';

interface Reservation {
  id: string;
  tables: string[];
  time: string;
  status: string;
}

/** Enters a reservation by phone. */
const enterReservation = (friday: FridaySite, lastName: string, overrides: object = {}): Promise<Reservation> =>
  friday.callAsStaff('POST', '/api/admin/reservations', {
    ...{ lastName, date: friday.date, time: '20:00', duration: 2, partySize: 2, source: 'phone' },
    ...overrides,
  });
const listReservations = async ({ callAsStaff, date }: FridaySite): Promise<Reservation[]> =>
  (await callAsStaff<{ reservations: Reservation[] }>('GET', `/api/admin/calendar/date/${date}`)).reservations;
const findReservation = async (friday: FridaySite, id: string): Promise<Reservation | undefined> =>
  (await listReservations(friday)).find((reservation) => reservation.id === id);
const blockOf = (page: Page, { id }: Reservation): Locator => page.locator(`[data-visit="${id}"]`);
const tableRowOf = (page: Page, table: string): Locator => page.locator(`[data-table="${table}"]`);

test('staff seat a walk-in party of two with three taps', async ({ page, friday, expectAccessible }) => {
  await signIn(page, '/admin');
  await expect(page).toHaveURL(/\/admin\/tonight$/);
  await expect(page.getByRole('region', { name: 'Tables and times' })).toBeVisible();
  await expectAccessible();
  await page.evaluate(() => {
    const windowWithCount = window as unknown as { tapCount: number };
    windowWithCount.tapCount = 0;
    addEventListener('pointerdown', () => (windowWithCount.tapCount += 1), { capture: true });
  });
  await page.getByRole('button', { name: 'Walk-in' }).click();
  await page.getByRole('button', { name: /^2 people, table/ }).click();
  await expect(page.getByRole('button', { name: 'More than 8, up to 20' })).toBeVisible();
  await page.getByRole('button', { name: /^Seat 2 people at/ }).click();
  await expect(page.getByText('Seated.', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { tapCount: number }).tapCount)).toBe(3);
  const walkInBlock = page.locator('[data-visit][data-status="seated"]');
  await expect(walkInBlock).toContainText('Walk-in');
  await expectAccessible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(walkInBlock).toHaveCount(0);
  expect((await listReservations(friday)).filter(({ status }) => status === 'seated')).toEqual([]);
});

test('staff move a visit with the mouse, and the board names the party that is reseated', async ({ page, friday }) => {
  const movedReservation = await enterReservation(friday, 'Horváth', { tables: ['T2'] });
  const reseatedReservation = await enterReservation(friday, 'Polák');
  expect(reseatedReservation.tables).toEqual(['T5']);
  await signIn(page, `/admin/tonight?date=${friday.date}`);
  const visitBox = (await blockOf(page, movedReservation).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const targetRowBox = (await tableRowOf(page, 'T5').boundingBox()) ?? visitBox;
  await page.mouse.move(visitBox.x + 40, visitBox.y + 20);
  await page.mouse.down();
  await page.mouse.move(visitBox.x + 60, visitBox.y + 40, { steps: 4 });
  await page.mouse.move(visitBox.x + 40, targetRowBox.y + 25, { steps: 6 });
  await expect(page.getByText('moves: Polák → T1')).toBeVisible();
  await page.mouse.up();
  await expect(page.getByText(/Horváth · 20:00 .* table T5\. Moved: Polák \(20:00\) T5 → T1\./)).toBeVisible();
  expect(await findReservation(friday, movedReservation.id)).toMatchObject({ tables: ['T5'], time: '20:00' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Taken back.')).toBeVisible();
  expect(await findReservation(friday, movedReservation.id)).toMatchObject({ tables: ['T2'] });
  expect(await findReservation(friday, reseatedReservation.id)).toMatchObject({ tables: ['T5'] });
});

test('staff move, seat and add parties by keyboard alone', async ({ page, friday, expectAccessible }) => {
  const lateReservation = await enterReservation(friday, 'Kováčová', { time: '18:00', tables: ['T1'] });
  const movedReservation = await enterReservation(friday, 'Novák', { tables: ['T3'] });
  await signIn(page, `/admin/tonight?date=${friday.date}`);
  await expect(page.getByText('1 party late').or(page.getByText('party late'))).toBeVisible();

  await blockOf(page, movedReservation).focus();
  await page.keyboard.press('m');
  await expect(page.getByText('T3 · 20:00–22:00')).toBeVisible();
  await expectAccessible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('+');
  await expect(page.getByText('T4 · 20:15–22:45')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(blockOf(page, movedReservation)).toBeFocused();
  expect(await findReservation(friday, movedReservation.id)).toMatchObject({ tables: ['T3'], time: '20:00' });

  await page.keyboard.press('m');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Moved.', { exact: true })).toBeVisible();
  await expect.poll(() => findReservation(friday, movedReservation.id)).toMatchObject({ tables: ['T4'] });

  await blockOf(page, lateReservation).focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog');
  await expect(drawer).toContainText(/3\d min late/);
  await expectAccessible();
  await drawer.getByRole('button', { name: 'Seat', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(blockOf(page, lateReservation)).toHaveAttribute('data-status', 'seated');
  await page.goBack();
  await expect(drawer).toBeHidden();
  await page.keyboard.press('Alt+w');
  await expect(page.getByRole('dialog').getByText('Walk-in')).toBeVisible();
  await expectAccessible();
  await page.goBack();
  await expect(drawer).toBeHidden();
  await expect(blockOf(page, lateReservation)).toBeVisible(); // the board is still there
});

test.describe('the board by touch on a tablet', () => {
  test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true });

  test('staff move a visit by a long press and a drag', async ({ page, friday, expectAccessible }) => {
    const movedReservation = await enterReservation(friday, 'Šimková', { time: '19:00', tables: ['T2'] });
    await signIn(page, `/admin/tonight?date=${friday.date}`);
    const visitBox = (await blockOf(page, movedReservation).boundingBox()) ?? { x: 0, y: 0 };
    const targetRowBox = (await tableRowOf(page, 'T4').boundingBox()) ?? visitBox;
    const touchSession = await page.context().newCDPSession(page);
    const sendTouch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
      touchSession.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
    await sendTouch('touchStart', visitBox.x + 30, visitBox.y + 20);
    await expect(page.getByText('Moving Šimková')).toBeVisible();
    for (const share of [0.3, 0.6, 1])
      await sendTouch('touchMove', visitBox.x + 30, visitBox.y + 20 + (targetRowBox.y - visitBox.y) * share);
    await expect(page.getByText('T4 · 19:00–21:00')).toBeVisible();
    await sendTouch('touchEnd', 0, 0);
    await expect(page.getByText('Moved.', { exact: true })).toBeVisible();
    expect(await findReservation(friday, movedReservation.id)).toMatchObject({ tables: ['T4'], time: '19:00' });
    await expectAccessible();
  });
});

test.describe('the board by touch on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a double tap seats only one party, and a drawer moves the next', async ({ page, friday, expectAccessible }) => {
    const lateReservation = await enterReservation(friday, 'Kováčová', { time: '18:00', tables: ['T1'] });
    const nextReservation = await enterReservation(friday, 'Tóthová', { time: '18:45', tables: ['T2'] });
    await signIn(page, `/admin/tonight?date=${friday.date}`);
    await expect(page.getByRole('heading', { name: /^Late/ })).toBeVisible();
    await expectAccessible();
    const { x, y, width, height } = (await page.getByRole('button', { name: 'Seat: Kováčová' }).boundingBox()) ?? {
      ...{ x: 0, y: 0, width: 0, height: 0 },
    };
    const tapSeatButton = () => page.touchscreen.tap(x + width / 2, y + height / 2);
    for (let tap = 0; tap < 2; tap += 1) await tapSeatButton();
    await page.waitForTimeout(1_200); // the second tap on a slow tablet, when another row has come there
    await tapSeatButton();
    await expect.poll(() => findReservation(friday, lateReservation.id)).toMatchObject({ status: 'seated' });
    expect(await findReservation(friday, nextReservation.id)).toMatchObject({ status: 'confirmed' });

    await page.getByRole('button', { name: /^18:45–20:45, Tóthová/ }).tap();
    await page.getByRole('button', { name: 'Move…' }).tap();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByText('Moving Tóthová')).toBeVisible();
    const targetRowBox = (await tableRowOf(page, 'T3').boundingBox()) ?? { y: 0 };
    await page.touchscreen.tap(250, targetRowBox.y + 8); // the rows reach beyond the screen, and the last toast still covers them
    await page.getByRole('button', { name: 'Move here' }).tap();
    await expect(page.getByText('Moved.', { exact: true })).toBeVisible();
    expect(await findReservation(friday, nextReservation.id)).toMatchObject({ tables: ['T3'] });
  });
});
