import { randomBytes, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import { guestLinkSubject } from '../../../src/mail/rendering/guest-link';
import { SignedLinks } from '../../../src/platform/config/signed-links';
import { poolOf } from '../../../src/platform/database/named-statements';
import { newEmail, postReservation } from '../../support/request-api';
import { guestToken } from '../../support/change-request-calls';
import { hashTables } from '../../support/hash-tables';
import { type StartedApp, fixture } from '../../support/fixture';
import { isLongRun, saveProofFigures } from '../../support/proof-report';
import { seededRandom } from '../../support/seeded-random';
import { sessionSecret } from '../../support/test-session-secret';
import { sql } from '../../support/sql';
import { waitUntil } from '../../support/wait-until';

/*
 * Proof G3: all invalid links get the same response. Its cost is compared by the number of database queries; durations are only
 * recorded, because they vary on a busy machine.
 */
const links = new SignedLinks(sessionSecret);
const foreignLinks = new SignedLinks(randomBytes(32).toString('base64url'));
const attemptCount = isLongRun ? 100_000 : 400;
const random = seededRandom(42);
let app: StartedApp;
let reservations: { id: string; email: string }[];

beforeAll(async () => {
  await fixture.stopDefaultApp();
  app = await fixture.startApp({ now: '2026-12-02T12:00:00+01:00' });
  reservations = [await reserveAsGuest('16:00'), await reserveAsGuest('18:00'), await reserveAsGuest('20:00')];
  await waitUntil(advanceAndCheckMails, (areMailsSent) => areMailsSent);
});

let secondsAfterNoon = 0;
/** Advances the clock by a second, because failed mails are sent again later; returns whether all are sent. */
async function advanceAndCheckMails(): Promise<boolean> {
  secondsAfterNoon += 1;
  app.setClock(new Date(new Date('2026-12-02T12:00:00+01:00').getTime() + secondsAfterNoon * 1_000).toISOString());
  return (await sql(`SELECT 1 FROM email_messages WHERE status IN ('queued', 'sending')`)).length === 0;
}

async function reserveAsGuest(time: string): Promise<{ id: string; email: string }> {
  const email = newEmail();
  const { body } = await postReservation({ date: '2026-12-04', time, email }, { apiUrl: app.baseUrl });
  return { id: body.reservation.id, email };
}

const randomBelow = (limit: number): number => Math.floor(random() * limit);
const pickReservation = (): { id: string; email: string } =>
  reservations[randomBelow(reservations.length)] ?? { id: randomUUID(), email: '' };
const createValidToken = (): string => guestToken(pickReservation());
const replaceCharacter = (token: string, index: number, character: string): string =>
  token.slice(0, index) + character + token.slice(index + 1);
const tokenCharacters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Exactly one character is wrong. */
function createTokenWithTypo(): string {
  const token = createValidToken();
  const index = randomBelow(token.length);
  const otherCharacters = [...tokenCharacters].filter((character) => character !== token[index]);
  return replaceCharacter(token, index, otherCharacters[randomBelow(otherCharacters.length)] ?? '.');
}

const tokenFactories = {
  'for no reservation, signed by us': () => guestToken({ id: randomUUID(), email: 'eva@example.com' }),
  'for a guest, with a forged signature': () =>
    `${createValidToken().slice(0, 23)}${randomBytes(24).toString('base64url')}`,
  'signed with another secret': () => foreignLinks.createToken(guestLinkSubject(pickReservation())),
  'for an earlier e-mail address': () => guestToken({ ...pickReservation(), email: 'wrong@example.com' }),
  'for an erased e-mail address': () => links.createToken(guestLinkSubject({ ...pickReservation(), email: null })),
  'of another kind': () =>
    links.createToken({
      kind: (['reset', 'invitation', 'form'] as const)[randomBelow(3)] ?? 'form',
      id: pickReservation().id,
      state: '',
    }),
  'with one wrong character': createTokenWithTypo,
  'of one guest with the signature of another': () =>
    guestToken(reservations[0] ?? pickReservation()).slice(0, 23) +
    guestToken(reservations[1] ?? pickReservation()).slice(23),
  truncated: () => createValidToken().slice(0, 1 + randomBelow(54)),
  doubled: () => createValidToken() + createValidToken(),
  'with something before or after': () => (random() < 0.5 ? `.${createValidToken()}` : `${createValidToken()}=`),
  'in capitals': () => createValidToken().toUpperCase(),
  'of any letters': () =>
    Array.from({ length: 1 + randomBelow(80) }, () => tokenCharacters[randomBelow(tokenCharacters.length)]).join(''),
  'no text': () =>
    ['\u0000', '🍇', '%', "' OR 1=1", '<script>', '{{7*7}}', '..%2f', 'x'.repeat(2_000)][randomBelow(8)] ?? '',
} satisfies Record<string, () => string>;
const invalidKinds = Object.keys(tokenFactories) as (keyof typeof tokenFactories)[];

interface GuestResponse {
  status: number;
  body: string;
  headers: string;
}

async function fetchForComparison(path: string, method = 'GET'): Promise<GuestResponse> {
  const response = await fetch(app.baseUrl + path, { method, redirect: 'manual' });
  const variableHeaders = new Set(['date', 'x-request-id', 'connection', 'keep-alive']);
  const headers = [...response.headers].filter(([name]) => !variableHeaders.has(name)).join('\n');
  const body = (await response.text()).replace(/"requestId":"[^"]*"/, '');
  return { status: response.status, body, headers };
}

/** The page of the link, its form, and the JSON API. */
const endpoints: readonly ((token: string) => Promise<GuestResponse>)[] = [
  (token) => fetchForComparison(`/r/${encodeURIComponent(token)}`),
  (token) => fetchForComparison(`/r/${encodeURIComponent(token)}/cancel`, 'POST'),
  (token) => fetchForComparison(`/api/guest/reservations/${encodeURIComponent(token)}`),
];

interface NestContainer {
  getModules: () => Map<string, { providers: Map<unknown, { instance: unknown }> }>;
}

/** The data source is found by its class name, because the app has been loaded outside of Jest's modules. */
function findPoolOfApp(): Pool {
  const { container } = app.app as unknown as { container: NestContainer };
  const providers = [...container.getModules().values()].flatMap((module) => [...module.providers]);
  const [, dataSourceProvider] =
    providers.find(([token]) => typeof token === 'function' && token.name === 'DataSource') ?? [];
  return poolOf(dataSourceProvider?.instance as DataSource);
}

/** Database connections acquired during an action: the minimum of eight runs, because background jobs of the app only add some. */
async function countQueries(action: () => Promise<unknown>): Promise<number> {
  const pool = findPoolOfApp();
  const acquireCounts: number[] = [];
  for (let attempt = 0; attempt < 8; attempt += 1) {
    let acquireCount = 0;
    const countAcquire = (): number => (acquireCount += 1);
    pool.on('acquire', countAcquire);
    await action().finally(() => pool.off('acquire', countAcquire));
    acquireCounts.push(acquireCount);
  }
  return Math.min(...acquireCounts);
}

it('the connection pool is found in an undocumented field of TypeORM: DataSource.driver.master', async () => {
  const pool = findPoolOfApp();
  expect(pool).toMatchObject({ totalCount: expect.any(Number), options: { max: expect.any(Number) } });
  expect((await pool.query({ name: 'one', text: 'SELECT 1 AS one' })).rows).toEqual([{ one: 1 }]);
});

describe('proof G3: an invalid guest link', () => {
  it('gets the same response for every kind of error, and changes no row', async () => {
    const hashesBefore = await hashTables();
    const expectedResponses = await Promise.all(endpoints.map((endpoint) => endpoint(tokenFactories.truncated())));
    expect(expectedResponses.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(expectedResponses[0]?.body).toContain('Tento odkaz už neplatí');
    expect(expectedResponses[0]?.body).toContain('This link is no longer valid');
    const differences: string[] = [];
    for (let batchStart = 0; batchStart < attemptCount; batchStart += 8)
      await Promise.all(
        Array.from({ length: 8 }, async (_, batchIndex) => {
          const kind = invalidKinds[(batchStart + batchIndex) % invalidKinds.length] ?? 'truncated';
          const endpointIndex = (batchStart / 8) % endpoints.length;
          const token = tokenFactories[kind]();
          const response = await endpoints[endpointIndex]?.(token);
          if (JSON.stringify(response) !== JSON.stringify(expectedResponses[endpointIndex]))
            differences.push(`${kind}: ${token} at endpoint ${endpointIndex}: ${response?.status}`);
        }),
      );
    expect(differences).toEqual([]);
    expect(await hashTables()).toEqual(hashesBefore);
    expect((await fetchForComparison(`/r/${createValidToken()}`)).status).toBe(200);
  });

  it('causes the same number of queries, whether the reservation exists or not', async () => {
    await fetchForComparison('/r/warm');
    for (const endpoint of endpoints) {
      const queryCounts = new Map<string, number>();
      for (const kind of invalidKinds)
        queryCounts.set(kind, await countQueries(() => endpoint(tokenFactories[kind]())));
      expect([...new Set(queryCounts.values())]).toHaveLength(1);
      expect([...queryCounts.values()][0]).toBeGreaterThan(0);
    }
    const validQueryCount = await countQueries(() => fetchForComparison(`/r/${createValidToken()}`));
    expect(validQueryCount).not.toBe(await countQueries(() => fetchForComparison('/r/x'))); // control: a valid link causes another number
  });

  it('has its response times recorded for three kinds of error', async () => {
    const timedKinds = [
      'for no reservation, signed by us',
      'for a guest, with a forged signature',
      'of any letters',
    ] as const;
    const durationsByKind = new Map(timedKinds.map((kind): [string, number[]] => [kind, []]));
    const roundCount = isLongRun ? 3_000 : 10;
    for (let round = 0; round < roundCount; round += 1)
      for (const kind of timedKinds) {
        const token = tokenFactories[kind]();
        const startedAt = performance.now();
        await fetchForComparison(`/r/${token}`);
        durationsByKind.get(kind)?.push(performance.now() - startedAt);
      }
    const medians = [...durationsByKind].map(([kind, durations]): [string, number] => [
      kind,
      durations.sort((a, b) => a - b)[roundCount >> 1] ?? 0,
    ]);
    expect(medians.every(([, medianMs]) => medianMs > 0)).toBe(true);
    const medianTimes = medians.map(([, medianMs]) => medianMs);
    saveProofFigures('G3', 'A link that opens nothing says nothing of what is wrong with it', {
      'links that open nothing': attemptCount,
      'ways in which they are wrong': invalidKinds.length,
      ...Object.fromEntries(
        medians.map(([kind, medianMs]) => [`median of ${roundCount}, ${kind}`, `${medianMs.toFixed(2)} ms`]),
      ),
      'furthest apart': `${(Math.max(...medianTimes) - Math.min(...medianTimes)).toFixed(2)} ms`,
    });
  });
});
