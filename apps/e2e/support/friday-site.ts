import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type ServiceDate, addDays, weekdayOf } from '@strapec/domain';
import { createTemporaryFolder } from '../../../scripts/lib/temporary-folder.mjs';
import { Client } from 'pg';
import { staffAccount } from './admin-page';
import { recreateDatabase, startApp } from './start-app';
import { test as journeyTest } from './test';

/** A site on a Friday evening, at 18:35 in Bratislava until its clock is set. */
export interface FridaySite {
  url: string;
  date: ServiceDate;
  /** The time of the site's clock. */
  now: () => Date;
  /** Sets the clock of the site to a time of the evening; times after midnight are `24:00` and later. */
  setClock: (time: string) => void;
  /** Calls the API as a signed-in staff member. */
  callAsStaff: <Body>(method: string, path: string, body?: object) => Promise<Body>;
  /** Runs SQL on its database. */
  sql: <Row>(statement: string) => Promise<Row[]>;
}

/** Journeys on a Friday evening without reservations; the browser's clock shows the time of the site. */
export const test = journeyTest.extend<{ resetSite: void }, { onDate: ServiceDate; friday: FridaySite }>({
  onDate: [nextFriday(), { option: true, scope: 'worker' }],
  friday: [
    async ({ onDate }, use, { workerIndex }) => {
      const { friday, close } = await openFridaySite(`journeys_friday_${workerIndex}`, onDate);
      await use(friday);
      await close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ friday }, use) => use(friday.url),
  allowedHosts: async ({ friday }, use) => use([new URL(friday.url).host]),
  resetSite: [
    async ({ page, friday }, use) => {
      friday.setClock('18:35');
      await endAllVisits(friday);
      await page.clock.install({ time: friday.now() });
      await use();
    },
    { auto: true },
  ],
});

/** Cancels or completes the reservations of earlier journeys. */
async function endAllVisits({ callAsStaff, date }: FridaySite): Promise<void> {
  const calendarDay = await callAsStaff<{ reservations: { id: string; status: string }[] }>(
    'GET',
    `/api/admin/calendar/date/${date}`,
  );
  for (const { id, status } of calendarDay.reservations) {
    const finalStatus = status === 'seated' ? 'completed' : 'cancelled';
    if (['pending_approval', 'confirmed', 'seated'].includes(status))
      await callAsStaff('PUT', `/api/reservations/${id}/status`, { status: finalStatus });
  }
}

/** The Friday after today, so near that cookies are still valid by the real clock. */
function nextFriday(): ServiceDate {
  const today = new Date().toISOString().slice(0, 10);
  return (
    [1, 2, 3, 4, 5, 6, 7].map((days) => addDays(today, days)).find((date) => weekdayOf(date) === 'friday') ?? today
  );
}

/** The instant of a time in Bratislava, which is one or two hours ahead of UTC. */
function toInstant(time: string, date: ServiceDate): Date {
  const noonUtc = new Date(`${date}T12:00:00Z`);
  const hoursAhead =
    Number(noonUtc.toLocaleTimeString('en-GB', { timeZone: 'Europe/Bratislava', hour: '2-digit' })) - 12;
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return new Date(Date.parse(`${date}T00:00:00Z`) + ((hours - hoursAhead) * 60 + minutes) * 60_000);
}

async function openFridaySite(
  databaseName: string,
  date: ServiceDate,
): Promise<{ friday: FridaySite; close: () => Promise<void> }> {
  const clockFile = join(createTemporaryFolder('friday-clock'), 'now');
  let clockOffsetMs = 0;
  const now = (): Date => new Date(Date.now() + clockOffsetMs);
  const moveClock = (time: string): void => {
    clockOffsetMs = toInstant(time, date).getTime() - Date.now();
    writeFileSync(clockFile, now().toISOString());
  };
  moveClock('18:35');
  const appDatabaseUrl = await recreateDatabase(process.env['SITE_DATABASE_URL'] ?? '', databaseName);
  const app = await startApp({
    ...{ DATABASE_URL: appDatabaseUrl, DATA_DIR: createTemporaryFolder('friday'), CAPTCHA_PROVIDER: 'none' },
    CLOCK_FILE: clockFile,
    NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, 'moved-clock.mjs')).href}`,
  });
  const callAsStaff = await signInStaff(app.url);
  const client = new Client(appDatabaseUrl);
  await client.connect();
  const sql = async <Row>(statement: string): Promise<Row[]> => (await client.query(statement)).rows as Row[];
  const close = async (): Promise<void> => {
    await client.end();
    await app.stop();
  };
  const setClock = (time: string): void => {
    moveClock(time);
    app.sendSignal('SIGUSR2');
  };
  return { friday: { url: app.url, date, now, setClock, callAsStaff, sql }, close };
}

async function signInStaff(url: string): Promise<FridaySite['callAsStaff']> {
  const sendRequest = (method: string, path: string, cookie: string, body?: object): Promise<Response> =>
    fetch(`${url}${path}`, {
      method,
      headers: { 'content-type': 'application/json', cookie, origin: url },
      ...(body && { body: JSON.stringify(body) }),
    });
  const { username, password } = staffAccount;
  const loginResponse = await sendRequest('POST', '/api/auth/login', '', { username, password });
  const cookie = loginResponse.headers
    .getSetCookie()
    .map((setCookie) => setCookie.split(';')[0])
    .join('; ');
  return async <Body>(method: string, path: string, body?: object) => {
    const response = await sendRequest(method, path, cookie, body);
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Body;
  };
}
