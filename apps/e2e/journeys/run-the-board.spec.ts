import type { Locator, Page } from '@playwright/test';
import { type FridaySite, test } from '../support/friday-site';
import { signIn } from '../support/admin-page';
import { expect } from '../support/test';

interface Party {
  id: string;
  tables: string[];
  time: string;
  status: string;
}

/** A reservation by phone, at tables that staff have chosen. */
const enterReservation = (friday: FridaySite, lastName: string, change: object = {}): Promise<Party> =>
  friday.staff('POST', '/api/admin/reservations', {
    ...{ lastName, date: friday.date, time: '20:00', duration: 2, partySize: 2, source: 'phone' },
    ...change,
  });
const findParty = async (friday: FridaySite, id: string): Promise<Party | undefined> => {
  const day = await friday.staff<{ reservations: Party[] }>('GET', `/api/admin/calendar/date/${friday.date}`);
  return day.reservations.find((party) => party.id === id);
};
const blockOf = (page: Page, { id }: Party): Locator => page.locator(`[data-visit="${id}"]`);
const rowOf = (page: Page, table: string): Locator => page.locator(`[data-table="${table}"]`);

test('two strangers sit down with three taps', async ({ page, friday, expectAccessible }) => {
  await signIn(page, '/admin');
  await expect(page).toHaveURL(/\/admin\/tonight$/);
  await expect(page.getByRole('region', { name: 'Tables and times' })).toBeVisible();
  await expectAccessible();
  await page.evaluate(() => {
    const counted = window as unknown as { pointers: number };
    counted.pointers = 0;
    addEventListener('pointerdown', () => (counted.pointers += 1), { capture: true });
  });
  await page.getByRole('button', { name: 'Walk-in' }).click();
  await page.getByRole('button', { name: /^2 people, table/ }).click();
  await expect(page.getByRole('button', { name: 'More than 8, up to 20' })).toBeVisible();
  await page.getByRole('button', { name: /^Seat 2 people at/ }).click();
  await expect(page.getByText('Seated.', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { pointers: number }).pointers)).toBe(3);
  const block = page.locator('[data-visit][data-status="seated"]');
  await expect(block).toContainText('Walk-in');
  await expectAccessible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(block).toHaveCount(0);
  const day = await friday.staff<{ reservations: Party[] }>('GET', `/api/admin/calendar/date/${friday.date}`);
  expect(day.reservations.filter(({ status }) => status === 'seated')).toEqual([]);
});

test('a visit is moved with the mouse, and the party that moves away is named', async ({ page, friday }) => {
  const party = await enterReservation(friday, 'Horváth', { tables: ['T2'] });
  const other = await enterReservation(friday, 'Polák');
  expect(other.tables).toEqual(['T5']);
  await signIn(page, `/admin/tonight?date=${friday.date}`);
  const from = (await blockOf(page, party).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const to = (await rowOf(page, 'T5').boundingBox()) ?? from;
  await page.mouse.move(from.x + 40, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(from.x + 60, from.y + 40, { steps: 4 });
  await page.mouse.move(from.x + 40, to.y + 25, { steps: 6 });
  await expect(page.getByText('moves: Polák → T1')).toBeVisible();
  await page.mouse.up();
  await expect(page.getByText(/Horváth · 20:00 .* table T5\. Moved: Polák \(20:00\) T5 → T1\./)).toBeVisible();
  expect(await findParty(friday, party.id)).toMatchObject({ tables: ['T5'], time: '20:00' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Taken back.')).toBeVisible();
  expect(await findParty(friday, party.id)).toMatchObject({ tables: ['T2'] });
  expect(await findParty(friday, other.id)).toMatchObject({ tables: ['T5'] });
});

test('the whole board by keyboard', async ({ page, friday, expectAccessible }) => {
  const late = await enterReservation(friday, 'Kováčová', { time: '18:00', tables: ['T1'] });
  const party = await enterReservation(friday, 'Novák', { tables: ['T3'] });
  await signIn(page, `/admin/tonight?date=${friday.date}`);
  await expect(page.getByText('1 party late').or(page.getByText('party late'))).toBeVisible();

  await blockOf(page, party).focus();
  await page.keyboard.press('m');
  await expect(page.getByText('T3 · 20:00–22:00')).toBeVisible();
  await expectAccessible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('+');
  await expect(page.getByText('T4 · 20:15–22:45')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(blockOf(page, party)).toBeFocused();
  expect(await findParty(friday, party.id)).toMatchObject({ tables: ['T3'], time: '20:00' });

  await page.keyboard.press('m');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Moved.', { exact: true })).toBeVisible();
  await expect.poll(() => findParty(friday, party.id)).toMatchObject({ tables: ['T4'] });

  await blockOf(page, late).focus();
  await page.keyboard.press('Enter');
  const card = page.getByRole('dialog');
  await expect(card).toContainText(/3\d min late/);
  await expectAccessible();
  await card.getByRole('button', { name: 'Seat', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(blockOf(page, late)).toHaveAttribute('data-status', 'seated');
  await page.goBack();
  await expect(card).toBeHidden();
  await page.keyboard.press('Alt+w');
  await expect(page.getByRole('dialog').getByText('Walk-in')).toBeVisible();
  await expectAccessible();
  await page.goBack();
  await expect(card).toBeHidden();
  await expect(blockOf(page, late)).toBeVisible(); // the board is still there
});

test.describe('by touch on a tablet', () => {
  test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true });

  test('a long press on a visit moves it', async ({ page, friday, expectAccessible }) => {
    const party = await enterReservation(friday, 'Šimková', { time: '19:00', tables: ['T2'] });
    await signIn(page, `/admin/tonight?date=${friday.date}`);
    const from = (await blockOf(page, party).boundingBox()) ?? { x: 0, y: 0 };
    const to = (await rowOf(page, 'T4').boundingBox()) ?? from;
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
    await touch('touchStart', from.x + 30, from.y + 20);
    await expect(page.getByText('Moving Šimková')).toBeVisible();
    for (const share of [0.3, 0.6, 1]) await touch('touchMove', from.x + 30, from.y + 20 + (to.y - from.y) * share);
    await expect(page.getByText('T4 · 19:00–21:00')).toBeVisible();
    await touch('touchEnd', 0, 0);
    await expect(page.getByText('Moved.', { exact: true })).toBeVisible();
    expect(await findParty(friday, party.id)).toMatchObject({ tables: ['T4'], time: '19:00' });
    await expectAccessible();
  });
});

test.describe('by touch on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a double tap seats one party, and it is moved through its card', async ({ page, friday, expectAccessible }) => {
    const late = await enterReservation(friday, 'Kováčová', { time: '18:00', tables: ['T1'] });
    const next = await enterReservation(friday, 'Tóthová', { time: '18:45', tables: ['T2'] });
    await signIn(page, `/admin/tonight?date=${friday.date}`);
    await expect(page.getByRole('heading', { name: /^Late/ })).toBeVisible();
    await expectAccessible();
    const { x, y, width, height } = (await page.getByRole('button', { name: 'Seat: Kováčová' }).boundingBox()) ?? {
      ...{ x: 0, y: 0, width: 0, height: 0 },
    };
    const tapThere = () => page.touchscreen.tap(x + width / 2, y + height / 2);
    for (let tap = 0; tap < 2; tap += 1) await tapThere();
    await page.waitForTimeout(1_200); // the second tap on a slow tablet, when another row has come there
    await tapThere();
    await expect.poll(() => findParty(friday, late.id)).toMatchObject({ status: 'seated' });
    expect(await findParty(friday, next.id)).toMatchObject({ status: 'confirmed' });

    await page.getByRole('button', { name: /^18:45–20:45, Tóthová/ }).tap();
    await page.getByRole('button', { name: 'Move…' }).tap();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByText('Moving Tóthová')).toBeVisible();
    const row = (await rowOf(page, 'T3').boundingBox()) ?? { y: 0 };
    await page.touchscreen.tap(250, row.y + 8); // the rows reach beyond the screen, and the last toast still covers them
    await page.getByRole('button', { name: 'Move here' }).tap();
    await expect(page.getByText('Moved.', { exact: true })).toBeVisible();
    expect(await findParty(friday, next.id)).toMatchObject({ tables: ['T3'] });
  });
});
