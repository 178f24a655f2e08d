import { beforeAll, describe, expect, it } from '@jest/globals';
import { formPaths, oneTapActions, lostLinkPaths, reservePaths } from '@strapec/domain';
import { guestLinkSubject } from '../../../src/mail/rendering/guest-link';
import { SignedLinks } from '../../../src/platform/config/signed-links';
import { newEmail, call, reserve } from '../../support/call';
import { hashTables } from '../../support/hash-tables';
import { type StartedApp, fixture } from '../../support/fixture';
import { isLongRun, keepProof } from '../../support/proof-report';
import { sessionSecret } from '../../support/test-session-secret';
import { sql } from '../../support/sql';
import { waitUntil } from '../../support/wait-until';

/*
 * Proof G1: whatever looks at the pages of guests changes nothing. On a clock that stands still, with the limits on: those of looking
 * are counted in the process, so that not even a row of a limit is written, and no table has to be left out.
 */
const links = new SignedLinks(sessionSecret);
const friday = '2026-12-04';
const looks = isLongRun ? 10_000 : 400;
let app: StartedApp;
let tokens: string[];

/** Programs that follow links before people do, as they call themselves; and one that fetches ahead. */
const scanners: Record<string, string>[] = [
  { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) SafeLinks/1.0' },
  { 'user-agent': 'Mozilla/5.0 (compatible; proofpoint-urldefense; +https://www.proofpoint.com)' },
  { 'user-agent': 'BarracudaCentral/1.0 (link protection)', 'sec-fetch-site': 'cross-site' },
  { 'user-agent': 'Mimecast-TTP-URL-Protect/2.0', accept: '*/*' },
  { 'user-agent': 'Mozilla/5.0 (via ggpht.com GoogleImageProxy)', 'sec-fetch-site': 'none' },
  { 'user-agent': 'Mozilla/5.0 Chrome/156.0', purpose: 'prefetch', 'sec-purpose': 'prefetch;prerender' },
];

beforeAll(async () => {
  await fixture.stopUsualApp();
  app = await fixture.startApp({
    at: '2026-12-02T12:00:00+01:00',
    env: { RATE_LIMITS: 'on', TRUST_PROXY: 'loopback' },
  });
  const confirmed = await reserved();
  const waiting = await reserved({ partySize: 6, time: '17:00' });
  const cancelled = await reserved({ time: '16:00' });
  const body = { version: 1 };
  const path = `/api/guest/reservations/${cancelled}/cancel`;
  expect((await call(path, { method: 'POST', body, at: app.baseUrl, headers: fromSomewhere() })).status).toBe(200);
  await reserved({ time: '21:00', duration: 1 });
  tokens = [confirmed, waiting, cancelled, await held(), `${confirmed.slice(0, -1)}-`];
  await waitUntil(
    () => sql(`SELECT 1 FROM email_messages WHERE status IN ('queued', 'sending')`),
    (underWay) => underWay.length === 0,
  );
});

let callers = 0;
/** Another address each time, so that no limit applies. */
function fromSomewhere(): Record<string, string> {
  callers += 1;
  return { 'x-forwarded-for': `198.18.${Math.floor(callers / 250) % 250}.${callers % 250}` };
}

/** A reservation: what stands in its link. */
async function reserved(visit: object = {}): Promise<string> {
  const email = newEmail();
  const { body } = await reserve({ date: friday, email, ...visit }, { at: app.baseUrl, headers: fromSomewhere() });
  return links.createToken(guestLinkSubject({ id: body.reservation.id, email }));
}

/** A held place that is not confirmed yet. */
async function held(): Promise<string> {
  const [row] = await sql<{ id: string; email: string }>(
    `UPDATE reservations SET status = 'held', held_until = created_at + interval '15 minutes'
     WHERE id = (SELECT id FROM reservations WHERE status = 'confirmed' AND start_minute = 1260) RETURNING id, email`,
  );
  if (!row) throw new Error('no reservation to hold a place for');
  return links.createToken(guestLinkSubject(row));
}

/** Every address at which a page of guests, or its JSON twin, answers a look; and those at which one could be tried. */
const paths = (): string[] => [
  ...tokens.flatMap((token) => [
    ...['', '?lang=en', '?lang=xx', '/', '/calendar.ics', '/change', '/change?lang=en', '/nothing'].map(
      below(`/r/${token}`),
    ),
    `/r/${token}/change?date=2026-12-05&partySize=4&duration=3&time=20:00`,
    `/r/${token}/change?date=2026-12-06&partySize=20&duration=4`,
    `/r/${token}/change?date=31.12.2026&partySize=x&time=%00&stamp=1&version=1&specialRequests=x`,
    ...oneTapActions.map((action) => `/r/${token}/${action}?version=1&minutes=15`),
    ...['', '/availability?date=2026-12-05&partySize=2&duration=2', '/availability?date=x'].map(
      below(`/api/guest/reservations/${token}`),
    ),
    ...[...oneTapActions, 'change'].map((action) => `/api/guest/reservations/${token}/${action}`),
  ]),
  ...Object.values(reservePaths).flatMap((path) => [
    ...['', '?sent', '?lang=en', '/'].map(below(path)),
    `${path}?date=${friday}&partySize=2&duration=2`,
    `${path}?date=2026-12-06&partySize=8&duration=4&time=19:00`,
    `${path}?firstName=Eva&email=eva@example.com&key=x&stamp=x&date=2020-01-01&partySize=99`,
  ]),
  ...Object.values(lostLinkPaths).flatMap((path) => ['', '?sent', '?email=eva@example.com', '/'].map(below(path))),
  ...Object.values(formPaths).flatMap(({ sk, en }) => [sk, en, `${sk}?email=eva@example.com&key=x&stamp=x`, `${en}/`]),
  '/api/guest/links',
  ...['/mcp', '/mcp/server-card', '/mcp/server.json', '/llms.txt', '/.well-known/ai-catalog.json'],
  '/.well-known/security.txt',
];
const below =
  (path: string) =>
  (rest: string): string =>
    path + rest;

/** What a route looks like to the router. */
interface Layer {
  route?: { path: string; methods: Record<string, boolean> };
  match: (path: string) => boolean;
}

/** The looks of guests that the router knows: what is added to it is looked at here, or this file fails. */
function guestRoutes(): Layer[] {
  const express = app.app.getHttpAdapter().getInstance() as unknown as { router: { stack: Layer[] } };
  const isOfGuests = (path: string): boolean => !path.startsWith('/api') || path.startsWith('/api/guest/');
  return express.router.stack.filter(({ route }) => route?.methods.get && isOfGuests(route.path));
}

describe('proof G1: looking', () => {
  it('is done here at every address that the router knows for guests', () => {
    const looked = paths().map((path) => path.replace(/\?.*/, ''));
    const routes = guestRoutes();
    expect(routes.length).toBeGreaterThanOrEqual(10);
    const missed = routes.filter((layer) => !looked.some((path) => layer.match(path)));
    expect(missed.map(({ route }) => route?.path)).toEqual([]);
  });

  it('changes no row of any table, however often it is opened', async () => {
    const before = await hashTables();
    expect(Object.keys(before).length).toBeGreaterThan(30);
    const answers = new Map<number, number>();
    const all = paths();
    const lookAt = async (round: number): Promise<void> => {
      const path = all[round % all.length] ?? '';
      const { status } = await fetch(`${app.baseUrl}${path}`, {
        method: Math.floor(round / all.length) % 2 ? 'HEAD' : 'GET',
        redirect: 'manual',
        headers: { ...scanners[round % scanners.length], ...fromSomewhere() },
      });
      if (path === '/mcp')
        expect(status).toBe(405); // it takes calls, and shows nothing
      else answers.set(status, (answers.get(status) ?? 0) + 1);
    };
    for (let round = 0; round < looks; round += 4) await Promise.all([0, 1, 2, 3].map((more) => lookAt(round + more)));
    expect([...answers.keys()].filter((status) => ![200, 303, 308, 400, 404].includes(status))).toEqual([]);
    expect(answers.get(200)).toBeGreaterThan(looks / 4);
    expect(await hashTables()).toEqual(before);
    keepProof('G1', 'Looking at the pages of guests changes nothing', {
      'looks (GET and HEAD)': looks,
      'addresses looked at': all.length,
      'programs that look': scanners.length,
      'tables and sequences compared, row by row': Object.keys(before).length,
      ...Object.fromEntries([...answers].sort().map(([status, times]) => [`answers with ${status}`, times])),
    });
  });

  it('is no press: one press is seen by the same comparison', async () => {
    const before = await hashTables();
    const path = `/api/guest/reservations/${tokens[0] ?? ''}/reconfirm`;
    await call(path, { method: 'POST', body: { version: 1 }, at: app.baseUrl, headers: fromSomewhere() });
    const after = await hashTables();
    const changed = Object.keys(after).filter((table) => after[table] !== before[table]);
    expect(changed).toEqual(expect.arrayContaining(['reservations', 'audit_log', 'rate_limits']));
  });
});
