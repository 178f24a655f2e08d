import { beforeAll, describe, expect, it } from '@jest/globals';
import { formPaths, oneTapActions, lostLinkPaths, reservePaths } from '@strapec/domain';
import { newEmail, requestApi, postReservation } from '../../support/request-api';
import { guestToken } from '../../support/change-request-calls';
import { hashTables } from '../../support/hash-tables';
import { type StartedApp, fixture } from '../../support/fixture';
import { isLongRun, saveProofFigures } from '../../support/proof-report';
import { sql } from '../../support/sql';
import { waitUntil } from '../../support/wait-until';

/*
 * Proof G1: GET and HEAD on the pages of guests change no row. The clock is fixed, the rate limits are on: those of reads are counted
 * in the process, not in the database, so that every table can be compared.
 */
const friday = '2026-12-04';
const requestCount = isLongRun ? 10_000 : 400;
let app: StartedApp;
let tokens: string[];

/** Link scanners of mail programs, and a browser that prefetches. */
const scannerHeaders: Record<string, string>[] = [
  { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) SafeLinks/1.0' },
  { 'user-agent': 'Mozilla/5.0 (compatible; proofpoint-urldefense; +https://www.proofpoint.com)' },
  { 'user-agent': 'BarracudaCentral/1.0 (link protection)', 'sec-fetch-site': 'cross-site' },
  { 'user-agent': 'Mimecast-TTP-URL-Protect/2.0', accept: '*/*' },
  { 'user-agent': 'Mozilla/5.0 (via ggpht.com GoogleImageProxy)', 'sec-fetch-site': 'none' },
  { 'user-agent': 'Mozilla/5.0 Chrome/156.0', purpose: 'prefetch', 'sec-purpose': 'prefetch;prerender' },
];

beforeAll(async () => {
  await fixture.stopDefaultApp();
  const env = { RATE_LIMITS: 'on', TRUST_PROXY: 'loopback' };
  app = await fixture.startApp({ now: '2026-12-02T12:00:00+01:00', env });
  const confirmedToken = await createReservationToken();
  const pendingToken = await createReservationToken({ partySize: 6, time: '17:00' });
  const cancelledToken = await createReservationToken({ time: '16:00' });
  const body = { version: 1 };
  const path = `/api/guest/reservations/${cancelledToken}/cancel`;
  expect((await requestApi(path, { method: 'POST', body, apiUrl: app.baseUrl, headers: newIpHeader() })).status).toBe(
    200,
  );
  await createReservationToken({ time: '21:00', duration: 1 });
  tokens = [confirmedToken, pendingToken, cancelledToken, await createHoldToken(), `${confirmedToken.slice(0, -1)}-`];
  await waitUntil(
    () => sql(`SELECT 1 FROM email_messages WHERE status IN ('queued', 'sending')`),
    (unsentMails) => unsentMails.length === 0,
  );
});

let clientCount = 0;
/** A new IP address each time, so that no limit applies. */
function newIpHeader(): Record<string, string> {
  clientCount += 1;
  return { 'x-forwarded-for': `198.18.${Math.floor(clientCount / 250) % 250}.${clientCount % 250}` };
}

/** Returns the token of the guest's link. */
async function createReservationToken(overrides: object = {}): Promise<string> {
  const email = newEmail();
  const { body } = await postReservation(
    { date: friday, email, ...overrides },
    { apiUrl: app.baseUrl, headers: newIpHeader() },
  );
  return guestToken({ id: body.reservation.id, email });
}

/** Turns the reservation at 21:00 into an unconfirmed hold, and returns the token of its link. */
async function createHoldToken(): Promise<string> {
  const [row] = await sql<{ id: string; email: string }>(
    `UPDATE reservations SET status = 'held', held_until = created_at + interval '15 minutes'
     WHERE id = (SELECT id FROM reservations WHERE status = 'confirmed' AND start_minute = 1260) RETURNING id, email`,
  );
  if (!row) throw new Error('no reservation at 21:00');
  return guestToken(row);
}

/** All paths of pages for guests and of their JSON API, and some that have no page. */
const listPagePaths = (): string[] => [
  ...tokens.flatMap((token) => [
    ...['', '?lang=en', '?lang=xx', '/', '/calendar.ics', '/change', '/change?lang=en', '/nothing'].map(
      withPrefix(`/r/${token}`),
    ),
    `/r/${token}/change?date=2026-12-05&partySize=4&duration=3&time=20:00`,
    `/r/${token}/change?date=2026-12-06&partySize=20&duration=4`,
    `/r/${token}/change?date=31.12.2026&partySize=x&time=%00&stamp=1&version=1&specialRequests=x`,
    ...oneTapActions.map((action) => `/r/${token}/${action}?version=1&minutes=15`),
    ...['', '/availability?date=2026-12-05&partySize=2&duration=2', '/availability?date=x'].map(
      withPrefix(`/api/guest/reservations/${token}`),
    ),
    ...[...oneTapActions, 'change'].map((action) => `/api/guest/reservations/${token}/${action}`),
  ]),
  ...Object.values(reservePaths).flatMap((path) => [
    ...['', '?sent', '?lang=en', '/'].map(withPrefix(path)),
    `${path}?date=${friday}&partySize=2&duration=2`,
    `${path}?date=2026-12-06&partySize=8&duration=4&time=19:00`,
    `${path}?firstName=Eva&email=eva@example.com&key=x&stamp=x&date=2020-01-01&partySize=99`,
  ]),
  ...Object.values(lostLinkPaths).flatMap((path) => ['', '?sent', '?email=eva@example.com', '/'].map(withPrefix(path))),
  ...Object.values(formPaths).flatMap(({ sk, en }) => [sk, en, `${sk}?email=eva@example.com&key=x&stamp=x`, `${en}/`]),
  '/api/guest/links',
  ...['/mcp', '/mcp/server-card', '/mcp/server.json', '/llms.txt', '/.well-known/ai-catalog.json'],
  '/.well-known/security.txt',
];
const withPrefix =
  (prefix: string) =>
  (suffix: string): string =>
    prefix + suffix;

/** A layer of the Express router. */
interface RouterLayer {
  route?: { path: string; methods: Record<string, boolean> };
  match: (path: string) => boolean;
}

/** All GET routes for guests: a new one has to be added to the paths above, or this file fails. */
function findGuestRoutes(): RouterLayer[] {
  const expressApp = app.app.getHttpAdapter().getInstance() as unknown as { router: { stack: RouterLayer[] } };
  const isGuestPath = (path: string): boolean => !path.startsWith('/api') || path.startsWith('/api/guest/');
  return expressApp.router.stack.filter(({ route }) => route?.methods.get && isGuestPath(route.path));
}

describe('proof G1: reading the pages of guests', () => {
  it('covers every GET route for guests', () => {
    const pagePaths = listPagePaths().map((path) => path.replace(/\?.*/, ''));
    const routes = findGuestRoutes();
    expect(routes.length).toBeGreaterThanOrEqual(10);
    const unreadRoutes = routes.filter((layer) => !pagePaths.some((path) => layer.match(path)));
    expect(unreadRoutes.map(({ route }) => route?.path)).toEqual([]);
  });

  it('changes no row of any table', async () => {
    const hashesBefore = await hashTables();
    expect(Object.keys(hashesBefore).length).toBeGreaterThan(30);
    const statusCounts = new Map<number, number>();
    const pagePaths = listPagePaths();
    const requestPage = async (requestIndex: number): Promise<void> => {
      const path = pagePaths[requestIndex % pagePaths.length] ?? '';
      const { status } = await fetch(`${app.baseUrl}${path}`, {
        method: Math.floor(requestIndex / pagePaths.length) % 2 ? 'HEAD' : 'GET',
        redirect: 'manual',
        headers: { ...scannerHeaders[requestIndex % scannerHeaders.length], ...newIpHeader() },
      });
      if (path === '/mcp')
        expect(status).toBe(405); // it accepts POST only
      else statusCounts.set(status, (statusCounts.get(status) ?? 0) + 1);
    };
    for (let requestIndex = 0; requestIndex < requestCount; requestIndex += 4)
      await Promise.all([0, 1, 2, 3].map((offset) => requestPage(requestIndex + offset)));
    expect([...statusCounts.keys()].filter((status) => ![200, 303, 308, 400, 404].includes(status))).toEqual([]);
    expect(statusCounts.get(200)).toBeGreaterThan(requestCount / 4);
    expect(await hashTables()).toEqual(hashesBefore);
    saveProofFigures('G1', 'Looking at the pages of guests changes nothing', {
      'looks (GET and HEAD)': requestCount,
      'addresses looked at': pagePaths.length,
      'programs that look': scannerHeaders.length,
      'tables and sequences compared, row by row': Object.keys(hashesBefore).length,
      ...Object.fromEntries([...statusCounts].sort().map(([status, count]) => [`answers with ${status}`, count])),
    });
  });

  it('control: the comparison detects a single POST', async () => {
    const hashesBefore = await hashTables();
    const path = `/api/guest/reservations/${tokens[0] ?? ''}/reconfirm`;
    await requestApi(path, { method: 'POST', body: { version: 1 }, apiUrl: app.baseUrl, headers: newIpHeader() });
    const hashesAfter = await hashTables();
    const changedTables = Object.keys(hashesAfter).filter((table) => hashesAfter[table] !== hashesBefore[table]);
    expect(changedTables).toEqual(expect.arrayContaining(['reservations', 'audit_log', 'rate_limits']));
  });
});
