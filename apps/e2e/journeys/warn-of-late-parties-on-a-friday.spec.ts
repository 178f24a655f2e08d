import type { Browser, Page } from '@playwright/test';
import { type FridaySite, test } from '../support/friday-site';
import { signIn } from '../support/admin-page';
import { expect } from '../support/test';

type PlannedReservation = readonly [name: string, time: string, durationHours: number, partySize: number];

/** Several parties follow others at the same table. */
const plannedReservations: readonly PlannedReservation[] = [
  ['Horváth', '16:00', 2, 2],
  ['Nováková', '16:00', 2, 2],
  ['Baran', '17:00', 2, 2],
  ['Kováčová', '17:30', 2, 4],
  ['Lukáč', '18:00', 2, 2],
  ['Kučerová', '18:30', 2, 2],
  ['Kollár', '19:00', 2, 2],
  ['Oravcová', '19:00', 2, 4],
  ['Balážová', '19:30', 2, 6],
  ['Nagy', '19:30', 2, 3],
  ['Šimková', '20:00', 2, 2],
  ['Tóthová', '20:30', 2, 2],
  ['Vršanský', '21:00', 2, 4],
  ['Mihálik', '22:00', 2, 2],
  ['Hudáková', '23:30', 2, 2],
];

interface Reservation {
  id: string;
  lastName: string;
  status: string;
}

/** Only confirmed and seated ones: other journeys have left guests of the same name. */
async function findOpenIdsByLastName({ callAsStaff, date }: FridaySite): Promise<Map<string, string>> {
  const { reservations } = await callAsStaff<{ reservations: Reservation[] }>(
    'GET',
    `/api/admin/calendar/date/${date}`,
  );
  const isOpen = ({ status }: Reservation): boolean => ['confirmed', 'seated'].includes(status);
  return new Map(reservations.filter(isOpen).map(({ id, lastName }) => [lastName, id]));
}

async function setStatus(friday: FridaySite, status: string, ...lastNames: string[]): Promise<void> {
  const ids = await findOpenIdsByLastName(friday);
  for (const lastName of lastNames)
    await friday.callAsStaff('PUT', `/api/reservations/${ids.get(lastName)}/status`, { status });
}

/** A device behind the counter, with the clock of the evening. */
async function openDevice(browser: Browser, friday: FridaySite, widthPx: number): Promise<Page> {
  const viewport = { width: widthPx, height: widthPx < 500 ? 844 : 1180 };
  const context = await browser.newContext({ baseURL: friday.url, viewport, hasTouch: true });
  const device = await context.newPage();
  await device.clock.install({ time: friday.now() });
  await signIn(device, `/admin/tonight?date=${friday.date}`);
  await expect(device.getByRole('button', { name: 'Walk-in', exact: true })).toBeVisible();
  return device;
}

/** Parties that are late or without a table. */
async function listPartiesMarkedRed(device: Page): Promise<string[]> {
  const redSelector = "[data-stage='late'], [data-stage='withoutTable']";
  const texts = await device.locator(`section:is(${redSelector}) li, [data-visit]:is(${redSelector})`).allInnerTexts();
  return plannedReservations.flatMap(([lastName]) => (texts.some((text) => text.includes(lastName)) ? [lastName] : []));
}

/** Longer than the 30 seconds after which the admin reads the clock of the server again. */
const readinessPollMs = 40_000;

/** Moves the clock of the device to this time and runs its due timers. */
async function wakeUp(device: Page, instantMs: number): Promise<void> {
  const aheadMs = instantMs - (await device.evaluate(() => Date.now()));
  await device.clock.fastForward(Math.max(0, aheadMs));
  await device.evaluate(() => window.dispatchEvent(new Event('focus')));
}

test('on a Friday from 16:50 to 00:45 only parties to act on are marked red', async ({ browser, friday }) => {
  test.slow();
  friday.setClock('15:20');
  for (const [lastName, time, duration, partySize] of plannedReservations) {
    const reservation = { date: friday.date, time, duration, partySize, lastName, phone: '0903 123 456' };
    await friday.callAsStaff('POST', '/api/admin/reservations', { ...reservation, source: 'phone' });
  }
  const devices = [await openDevice(browser, friday, 820), await openDevice(browser, friday, 390)];
  const expectRedPartiesAt = async (time: string, expectedRedParties: readonly string[]): Promise<void> => {
    friday.setClock(time);
    for (const device of devices) await wakeUp(device, friday.now().getTime() - readinessPollMs);
    const [{ seated: seatedCovers } = { seated: '' }] = await friday.sql<{ seated: string }>(
      `SELECT coalesce(sum(party_size), 0) AS seated FROM reservations WHERE date = '${friday.date}' AND status = 'seated'`,
    );
    for (const device of devices) {
      await wakeUp(device, friday.now().getTime());
      await expect(device.locator("[data-count='seated']")).toContainText(seatedCovers);
      await expect(async () => expect(await listPartiesMarkedRed(device)).toEqual(expectedRedParties)).toPass();
    }
  };

  await setStatus(friday, 'seated', 'Horváth', 'Nováková', 'Kováčová');
  await expectRedPartiesAt('16:50', []);
  await setStatus(friday, 'completed', 'Horváth');
  await setStatus(friday, 'seated', 'Baran');
  await expectRedPartiesAt('18:02', []); // two minutes after the end of one visit and the start of another
  await setStatus(friday, 'completed', 'Nováková');
  await setStatus(friday, 'seated', 'Lukáč', 'Kučerová');
  await expectRedPartiesAt('19:01', []); // visits that ended at 19:00 are still seated, for a minute
  await setStatus(friday, 'completed', 'Baran', 'Kováčová', 'Lukáč');
  await setStatus(friday, 'seated', 'Kollár', 'Oravcová', 'Balážová', 'Nagy', 'Šimková');
  await expectRedPartiesAt('21:00', ['Tóthová']); // half an hour late
  await setStatus(friday, 'completed', 'Kollár', 'Oravcová', 'Nagy', 'Šimková', 'Kučerová');
  await setStatus(friday, 'seated', 'Vršanský', 'Mihálik');
  await expectRedPartiesAt('23:50', ['Hudáková']); // twenty minutes late; the visit of Tóthová is over
  await setStatus(friday, 'no_show', 'Hudáková');
  await expectRedPartiesAt('24:45', []);

  const [tablet] = devices as [Page, Page];
  const openIds = [...(await findOpenIdsByLastName(friday)).values()];
  await tablet.getByRole('button', { name: 'Close the evening' }).click();
  await expect(tablet.getByRole('button', { name: 'Close the evening' })).toBeHidden();
  const statusCounts = await friday.sql<{ status: string; count: string }>(
    `SELECT status, count(*) FROM reservations WHERE id IN (${openIds.map((id) => `'${id}'`).join()}) GROUP BY status`,
  );
  expect(Object.fromEntries(statusCounts.map(({ status, count }) => [status, Number(count)]))).toEqual({
    completed: 3,
    no_show: 1,
  });
  for (const device of devices) await device.context().close();
});
