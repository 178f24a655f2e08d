import type { Browser, Page } from '@playwright/test';
import { type FridaySite, test } from '../support/friday-site';
import { signIn } from '../support/admin-page';
import { expect } from '../support/test';

type Booking = readonly [name: string, time: string, duration: number, partySize: number];

/** A Friday as it is worked: several parties follow others at the same table. */
const bookings: readonly Booking[] = [
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

interface Party {
  id: string;
  lastName: string;
  status: string;
}

/** Those who are expected or sit; other journeys have left guests of the same name. */
async function findIdsByName({ staff, date }: FridaySite): Promise<Map<string, string>> {
  const { reservations } = await staff<{ reservations: Party[] }>('GET', `/api/admin/calendar/date/${date}`);
  const isOpen = ({ status }: Party): boolean => ['confirmed', 'seated'].includes(status);
  return new Map(reservations.filter(isOpen).map(({ id, lastName }) => [lastName, id]));
}

async function setStatus(friday: FridaySite, status: string, ...names: string[]): Promise<void> {
  const ids = await findIdsByName(friday);
  for (const name of names) await friday.staff('PUT', `/api/reservations/${ids.get(name)}/status`, { status });
}

/** A device behind the counter, with the clock of the evening. */
async function openDevice(browser: Browser, friday: FridaySite, width: number): Promise<Page> {
  const viewport = { width, height: width < 500 ? 844 : 1180 };
  const context = await browser.newContext({ baseURL: friday.url, viewport, hasTouch: true });
  const device = await context.newPage();
  await device.clock.install({ time: friday.now() });
  await signIn(device, `/admin/tonight?date=${friday.date}`);
  await expect(device.getByRole('button', { name: 'Walk-in', exact: true })).toBeVisible();
  return device;
}

/** The parties that stand in red on a device: late, or without a table. */
async function listRedParties(device: Page): Promise<string[]> {
  const red = "[data-stage='late'], [data-stage='withoutTable']";
  const texts = await device.locator(`section:is(${red}) li, [data-visit]:is(${red})`).allInnerTexts();
  return bookings.flatMap(([name]) => (texts.some((text) => text.includes(name)) ? [name] : []));
}

/** The admin asks every 30 seconds whether the venue is ready: the answer names the time of the server. */
const pollMs = 40_000;

/** A device that was asleep shows this time, and does what was due. */
async function wakeUp(device: Page, time: number): Promise<void> {
  const ahead = time - (await device.evaluate(() => Date.now()));
  await device.clock.fastForward(Math.max(0, ahead));
  await device.evaluate(() => window.dispatchEvent(new Event('focus')));
}

test('a Friday from 16:50 to 00:45: each red mark is one that a host acts on', async ({ browser, friday }) => {
  test.slow();
  friday.setClock('15:20');
  for (const [lastName, time, duration, partySize] of bookings) {
    const visit = { date: friday.date, time, duration, partySize, lastName, phone: '0903 123 456' };
    await friday.staff('POST', '/api/admin/reservations', { ...visit, source: 'phone' });
  }
  const devices = [await openDevice(browser, friday, 820), await openDevice(browser, friday, 390)];
  const expectAt = async (time: string, red: readonly string[]): Promise<void> => {
    friday.setClock(time);
    for (const device of devices) await wakeUp(device, friday.now().getTime() - pollMs);
    const [{ seated } = { seated: '' }] = await friday.sql<{ seated: string }>(
      `SELECT coalesce(sum(party_size), 0) AS seated FROM reservations WHERE date = '${friday.date}' AND status = 'seated'`,
    );
    for (const device of devices) {
      await wakeUp(device, friday.now().getTime());
      await expect(device.locator("[data-count='seated']")).toContainText(seated);
      await expect(async () => expect(await listRedParties(device)).toEqual(red)).toPass();
    }
  };

  await setStatus(friday, 'seated', 'Horváth', 'Nováková', 'Kováčová');
  await expectAt('16:50', []);
  await setStatus(friday, 'completed', 'Horváth');
  await setStatus(friday, 'seated', 'Baran');
  await expectAt('18:02', []); // two minutes after the end of one visit and the start of another
  await setStatus(friday, 'completed', 'Nováková');
  await setStatus(friday, 'seated', 'Lukáč', 'Kučerová');
  await expectAt('19:01', []); // those who should have left are still there, for a minute
  await setStatus(friday, 'completed', 'Baran', 'Kováčová', 'Lukáč');
  await setStatus(friday, 'seated', 'Kollár', 'Oravcová', 'Balážová', 'Nagy', 'Šimková');
  await expectAt('21:00', ['Tóthová']); // half an hour late
  await setStatus(friday, 'completed', 'Kollár', 'Oravcová', 'Nagy', 'Šimková', 'Kučerová');
  await setStatus(friday, 'seated', 'Vršanský', 'Mihálik');
  await expectAt('23:50', ['Hudáková']); // twenty minutes late; the visit of Tóthová is over
  await setStatus(friday, 'no_show', 'Hudáková');
  await expectAt('24:45', []);

  const [tablet] = devices as [Page, Page];
  const unclosed = [...(await findIdsByName(friday)).values()];
  await tablet.getByRole('button', { name: 'Close the evening' }).click();
  await expect(tablet.getByRole('button', { name: 'Close the evening' })).toBeHidden();
  const byStatus = await friday.sql<{ status: string; count: string }>(
    `SELECT status, count(*) FROM reservations WHERE id IN (${unclosed.map((id) => `'${id}'`).join()}) GROUP BY status`,
  );
  expect(Object.fromEntries(byStatus.map(({ status, count }) => [status, Number(count)]))).toEqual({
    completed: 3,
    no_show: 1,
  });
  for (const device of devices) await device.context().close();
});
