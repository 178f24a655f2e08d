import { randomBytes, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import { guestLinkSubject } from '../../../src/mail/rendering/guest-link';
import { SignedLinks } from '../../../src/platform/config/signed-links';
import { poolOf } from '../../../src/platform/database/named-statements';
import { newEmail, reserve } from '../../support/call';
import { hashTables } from '../../support/hash-tables';
import { type StartedApp, fixture } from '../../support/fixture';
import { isLongRun, keepProof } from '../../support/proof-report';
import { seededRandom } from '../../support/seeded-random';
import { sessionSecret } from '../../support/test-session-secret';
import { sql } from '../../support/sql';
import { waitUntil } from '../../support/wait-until';

/*
 * Proof G3: whatever is wrong with a link, one answer. What it costs is judged by what it asks of the database; how long it took is
 * written down beside it, for on a busy machine a clock proves nothing.
 */
const links = new SignedLinks(sessionSecret);
const stranger = new SignedLinks(randomBytes(32).toString('base64url'));
const tries = isLongRun ? 100_000 : 400;
const random = seededRandom(42);
let app: StartedApp;
let guests: { id: string; email: string }[];

beforeAll(async () => {
  await fixture.stopUsualApp();
  app = await fixture.startApp({ at: '2026-12-02T12:00:00+01:00' });
  guests = [await reserved('16:00'), await reserved('18:00'), await reserved('20:00')];
  await waitUntil(allSent, (isSo) => isSo);
});

let seconds = 0;
/** Whether all mails have left; time goes on, for those that are tried again. */
async function allSent(): Promise<boolean> {
  seconds += 1;
  app.setClock(new Date(new Date('2026-12-02T12:00:00+01:00').getTime() + seconds * 1_000).toISOString());
  return (await sql(`SELECT 1 FROM email_messages WHERE status IN ('queued', 'sending')`)).length === 0;
}

async function reserved(time: string): Promise<{ id: string; email: string }> {
  const email = newEmail();
  const { body } = await reserve({ date: '2026-12-04', time, email }, { at: app.baseUrl });
  return { id: body.reservation.id, email };
}

const below = (limit: number): number => Math.floor(random() * limit);
const guest = (): { id: string; email: string } => guests[below(guests.length)] ?? { id: randomUUID(), email: '' };
const real = (): string => links.createToken(guestLinkSubject(guest()));
const put = (token: string, at: number, inboxMessage: string): string =>
  token.slice(0, at) + inboxMessage + token.slice(at + 1);
const inboxMessages = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Another letter at some place, so that nothing else is wrong. */
function slipped(): string {
  const token = real();
  const at = below(token.length);
  const others = [...inboxMessages].filter((inboxMessage) => inboxMessage !== token[at]);
  return put(token, at, others[below(others.length)] ?? '.');
}

const kinds: Readonly<Record<string, () => string>> = {
  'for no reservation, sealed by us': () =>
    links.createToken(guestLinkSubject({ id: randomUUID(), email: 'eva@example.com' })),
  'for a guest, with a forged seal': () => `${real().slice(0, 23)}${randomBytes(24).toString('base64url')}`,
  'sealed by another venue': () => stranger.createToken(guestLinkSubject(guest())),
  'to the address before it was corrected': () =>
    links.createToken(guestLinkSubject({ ...guest(), email: 'wrong@example.com' })),
  'after the address was erased': () => links.createToken(guestLinkSubject({ ...guest(), email: null })),
  'of another kind': () =>
    links.createToken({
      kind: (['reset', 'invitation', 'form'] as const)[below(3)] ?? 'form',
      id: guest().id,
      state: '',
    }),
  'with a slip of the pen': slipped,
  'of one guest with the seal of another': () =>
    links.createToken(guestLinkSubject(guests[0] ?? guest())).slice(0, 23) +
    links.createToken(guestLinkSubject(guests[1] ?? guest())).slice(23),
  cut: () => real().slice(0, 1 + below(54)),
  doubled: () => real() + real(),
  'with something before or after': () => (random() < 0.5 ? `.${real()}` : `${real()}=`),
  'in capitals': () => real().toUpperCase(),
  'of any letters': () =>
    Array.from({ length: 1 + below(80) }, () => inboxMessages[below(inboxMessages.length)]).join(''),
  'no text': () => ['\u0000', '🍇', '%', "' OR 1=1", '<script>', '{{7*7}}', '..%2f', 'x'.repeat(2_000)][below(8)] ?? '',
};
const names = Object.keys(kinds);

interface Seen {
  status: number;
  body: string;
  headers: string;
}

async function look(path: string, method = 'GET'): Promise<Seen> {
  const answer = await fetch(app.baseUrl + path, { method, redirect: 'manual' });
  const own = new Set(['date', 'x-request-id', 'connection', 'keep-alive']);
  const headers = [...answer.headers].filter(([name]) => !own.has(name)).join('\n');
  const body = (await answer.text()).replace(/"requestId":"[^"]*"/, '');
  return { status: answer.status, body, headers };
}

/** Where a link is shown: the page, what is pressed on it, and the JSON twin. */
const endpoints: readonly ((token: string) => Promise<Seen>)[] = [
  (token) => look(`/r/${encodeURIComponent(token)}`),
  (token) => look(`/r/${encodeURIComponent(token)}/cancel`, 'POST'),
  (token) => look(`/api/guest/reservations/${encodeURIComponent(token)}`),
];

interface Container {
  getModules: () => Map<string, { providers: Map<unknown, { instance: unknown }> }>;
}

/** The connections of the app. It is found by its name: the app is loaded beside Jest's modules, with classes of its own. */
function poolOfApp(): Pool {
  const { container } = app.app as unknown as { container: Container };
  const providers = [...container.getModules().values()].flatMap((module) => [...module.providers]);
  const [, found] = providers.find(([token]) => typeof token === 'function' && token.name === 'DataSource') ?? [];
  return poolOf(found?.instance as DataSource);
}

/**
 * How often the database is asked while something is done: the fewest of several times, for the app has work of its own, which
 * only adds.
 */
async function asked(done: () => Promise<unknown>): Promise<number> {
  const pool = poolOfApp();
  const tries: number[] = [];
  for (let attempt = 0; attempt < 8; attempt += 1) {
    let times = 0;
    const count = (): number => (times += 1);
    pool.on('acquire', count);
    await done().finally(() => pool.off('acquire', count));
    tries.push(times);
  }
  return Math.min(...tries);
}

it('named statements find the pool in a field of TypeORM that is documented nowhere: DataSource.driver.master', async () => {
  const pool = poolOfApp();
  expect(pool).toMatchObject({ totalCount: expect.any(Number), options: { max: expect.any(Number) } });
  expect((await pool.query({ name: 'one', text: 'SELECT 1 AS one' })).rows).toEqual([{ one: 1 }]);
});

describe('proof G3: a link that opens nothing', () => {
  it('is the same friendly answer, whatever is wrong with it, and nothing is done', async () => {
    const before = await hashTables();
    const usual = await Promise.all(endpoints.map((endpoint) => endpoint(kinds.cut?.() ?? '')));
    expect(usual.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(usual[0]?.body).toContain('Tento odkaz už neplatí');
    expect(usual[0]?.body).toContain('This link is no longer valid');
    const others: string[] = [];
    for (let at = 0; at < tries; at += 8)
      await Promise.all(
        Array.from({ length: 8 }, async (_, more) => {
          const [name = '', endpoint = 0] = [names[(at + more) % names.length], (at / 8) % endpoints.length];
          const token = kinds[name]?.() ?? '';
          const seen = await endpoints[endpoint]?.(token);
          if (JSON.stringify(seen) !== JSON.stringify(usual[endpoint]))
            others.push(`${name}: ${token} at endpoint ${endpoint}: ${seen?.status}`);
        }),
      );
    expect(others).toEqual([]);
    expect(await hashTables()).toEqual(before);
    expect((await look(`/r/${real()}`)).status).toBe(200);
  });

  it('asks the same of the database, whether there is such a guest or not', async () => {
    await look('/r/warm');
    for (const endpoint of endpoints) {
      const costs = new Map<string, number>();
      for (const name of names) costs.set(name, await asked(() => endpoint(kinds[name]?.() ?? '')));
      expect([...new Set(costs.values())]).toHaveLength(1);
      expect([...costs.values()][0]).toBeGreaterThan(0);
    }
    const cost = await asked(() => look(`/r/${real()}`));
    expect(cost).not.toBe(await asked(() => look('/r/x'))); // a link that opens is seen by the same count
  });

  it('takes the same time, as far as a clock can measure', async () => {
    const timed = ['for no reservation, sealed by us', 'for a guest, with a forged seal', 'of any letters'];
    const took = new Map(timed.map((name): [string, number[]] => [name, []]));
    const rounds = isLongRun ? 3_000 : 10;
    for (let round = 0; round < rounds; round += 1)
      for (const name of timed) {
        const token = kinds[name]?.() ?? '';
        const began = performance.now();
        await look(`/r/${token}`);
        took.get(name)?.push(performance.now() - began);
      }
    const middle = [...took].map(([name, all]): [string, number] => [
      name,
      all.sort((a, b) => a - b)[rounds >> 1] ?? 0,
    ]);
    expect(middle.every(([, milliseconds]) => milliseconds > 0)).toBe(true);
    const each = middle.map(([, milliseconds]) => milliseconds);
    keepProof('G3', 'A link that opens nothing says nothing of what is wrong with it', {
      'links that open nothing': tries,
      'ways in which they are wrong': names.length,
      ...Object.fromEntries(middle.map(([name, ms]) => [`median of ${rounds}, ${name}`, `${ms.toFixed(2)} ms`])),
      'furthest apart': `${(Math.max(...each) - Math.min(...each)).toFixed(2)} ms`,
    });
  });
});
