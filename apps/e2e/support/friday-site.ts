import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type ServiceDate, addDays, weekdayOf } from '@strapec/domain';
import { temporaryFolder } from '../../../scripts/lib/temporary-folder.mjs';
import { Client } from 'pg';
import { host } from './host';
import { freshDatabase, startApp } from './start-app';
import { test as watchedTest } from './test';

/** A site in the middle of a Friday evening: at 18:35 in Bratislava. */
export interface FridaySite {
  url: string;
  date: ServiceDate;
  /** What the clocks show when a page is opened. */
  now: () => Date;
  /** Calls the API as the host. */
  staff: <Body>(method: string, path: string, body?: object) => Promise<Body>;
  /** Asks its database. */
  sql: <Row>(statement: string) => Promise<Row[]>;
}

/** Journeys on a Friday evening in a house that is empty; the browser's clock is the site's. */
export const test = watchedTest.extend<{ onFriday: void }, { friday: FridaySite }>({
  friday: [
    // eslint-disable-next-line no-empty-pattern -- Playwright wants to see which fixtures are asked for
    async ({}, use, { workerIndex }) => {
      const { friday, close } = await openOnFriday(`journeys_friday_${workerIndex}`);
      await use(friday);
      await close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ friday }, use) => use(friday.url),
  invited: async ({ friday }, use) => use([new URL(friday.url).host]),
  onFriday: [
    async ({ page, friday }, use) => {
      await emptyTheHouse(friday);
      await page.clock.install({ time: friday.now() });
      await use();
    },
    { auto: true },
  ],
});

/** Whoever another journey has left behind leaves, or does not come. */
async function emptyTheHouse({ staff, date }: FridaySite): Promise<void> {
  const day = await staff<{ reservations: { id: string; status: string }[] }>(
    'GET',
    `/api/admin/calendar/date/${date}`,
  );
  const ends = { pending_approval: 'cancelled', confirmed: 'cancelled', seated: 'completed' } as Record<string, string>;
  for (const { id, status } of day.reservations) {
    if (ends[status]) await staff('PUT', `/api/reservations/${id}/status`, { status: ends[status] });
  }
}

/** The Friday after today: cookies are still good there by the clock that no program moves. */
function nextFriday(): ServiceDate {
  const today = new Date().toISOString().slice(0, 10);
  return (
    [1, 2, 3, 4, 5, 6, 7].map((days) => addDays(today, days)).find((date) => weekdayOf(date) === 'friday') ?? today
  );
}

/** 18:35 in Bratislava, whether its clocks are an hour or two ahead. */
function aboutHalfPastSix(date: ServiceDate): Date {
  const inWinter = new Date(`${date}T17:35:00Z`);
  const shown = inWinter.toLocaleTimeString('en-GB', { timeZone: 'Europe/Bratislava' });
  return shown.startsWith('18') ? inWinter : new Date(`${date}T16:35:00Z`);
}

async function openOnFriday(name: string): Promise<{ friday: FridaySite; close: () => Promise<void> }> {
  const date = nextFriday();
  const offset = aboutHalfPastSix(date).getTime() - Date.now();
  const now = (): Date => new Date(Date.now() + offset);
  const database = await freshDatabase(process.env['SITE_DATABASE_URL'] ?? '', name);
  const app = await startApp({
    ...{ DATABASE_URL: database, DATA_DIR: temporaryFolder('friday'), CAPTCHA_PROVIDER: 'none' },
    CLOCK_FROM: now().toISOString(),
    NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, 'moved-clock.mjs')).href}`,
  });
  const staff = await signedIn(app.url);
  const client = new Client(database);
  await client.connect();
  const sql = async <Row>(statement: string): Promise<Row[]> => (await client.query(statement)).rows as Row[];
  const close = async (): Promise<void> => {
    await client.end();
    await app.stop();
  };
  return { friday: { url: app.url, date, now, staff, sql }, close };
}

async function signedIn(url: string): Promise<FridaySite['staff']> {
  const call = (method: string, path: string, cookie: string, body?: object): Promise<Response> =>
    fetch(`${url}${path}`, {
      method,
      headers: { 'content-type': 'application/json', cookie, origin: url },
      ...(body && { body: JSON.stringify(body) }),
    });
  const { username, password } = host;
  const answer = await call('POST', '/api/auth/login', '', { username, password });
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  return async <Body>(method: string, path: string, body?: object) => {
    const answered = await call(method, path, cookie, body);
    if (!answered.ok) throw new Error(`${method} ${path}: ${answered.status} ${await answered.text()}`);
    return (await answered.json()) as Body;
  };
}
