import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildReservation } from '@strapec/domain/testing';
import { type ApiProcess, startApis, stopApis } from '../../support/api-process';
import { newEmail, postReservation } from '../../support/request-api';
import { upcomingDate } from '../../support/upcoming-date';
import { nextOpenDates } from '../../support/next-open-dates';
import { findViolations } from '../../support/capacity-oracle';
import { isLongRun } from '../../support/proof-report';
import { seededRandom } from '../../support/seeded-random';
import { sql } from '../../support/sql';

const withKey = (key: string) => ({ headers: { 'idempotency-key': key } });

describe('a reservation request that is repeated with its idempotency key', () => {
  const date = upcomingDate('friday');

  it('has the same response and makes no second reservation', async () => {
    const [key, email] = [randomUUID(), newEmail()];
    const firstResponse = await postReservation({ date, email }, withKey(key));
    const repeatedResponse = await postReservation({ date, email }, withKey(key));
    expect([firstResponse.status, repeatedResponse.status]).toEqual([201, 201]);
    expect(repeatedResponse.body).toEqual(firstResponse.body);
    expect(await sql('SELECT 1 FROM reservations WHERE email = $1', [email])).toHaveLength(1);
  });

  it('may have another captcha token and another time on the form', async () => {
    const [key, email] = [randomUUID(), newEmail()];
    const firstResponse = await postReservation({ date, email, openedForMs: 5_000 }, withKey(key));
    const repeatedResponse = await postReservation(
      { date, email, openedForMs: 9_000, captchaToken: 'another' },
      withKey(key),
    );
    expect(repeatedResponse.body).toEqual(firstResponse.body);
  });

  it('is refused when the visit differs', async () => {
    const [key, email] = [randomUUID(), newEmail()];
    await postReservation({ date, email }, withKey(key));
    const changedResponse = await postReservation({ date, email, partySize: 3 }, withKey(key));
    expect([changedResponse.status, changedResponse.body.code]).toEqual([422, 'idempotency_mismatch']);
  });

  it('is decided again after a refusal', async () => {
    const [key, email] = [randomUUID(), newEmail()];
    const requestBody = { date, email, time: '18:15' };
    expect((await postReservation(requestBody, withKey(key))).status).toBe(409);
    expect((await postReservation({ ...requestBody, time: '18:30' }, withKey(key))).status).toBe(201);
  });

  it('counts as a new request after a day', async () => {
    const [key, email] = [randomUUID(), newEmail()];
    await postReservation({ date, email }, withKey(key));
    await sql(`UPDATE idempotency_keys SET created_at = created_at - interval '25 hours' WHERE key = $1`, [key]);
    expect((await postReservation({ date, email, time: '21:00' }, withKey(key))).status).toBe(201);
  });
});

describe('proof C5: a request that is sent two to five times at once, in 30 % of cases after an aborted one', () => {
  const requestCount = isLongRun ? 150 : 60;
  const random = seededRandom(5);
  const dates = nextOpenDates(200);
  let processes: ApiProcess[];
  beforeAll(async () => {
    await sql('DELETE FROM reservations');
    processes = await startApis(2);
  });
  afterAll(() => stopApis(processes));

  it('makes one reservation and has one response', async () => {
    for (let index = 0; index < requestCount; index += 1) {
      const requestBody = { date: dates[index], email: newEmail() };
      const key = randomUUID();
      const isAborted = random() < 0.3;
      if (isAborted) await sendAndAbort(requestBody, key);
      const bodies = await Promise.all(
        Array.from({ length: 2 + Math.floor(random() * 4) }, () => reserveSuccessfully(requestBody, key)),
      );
      expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
      expect(await sql('SELECT 1 FROM reservations WHERE email = $1', [requestBody.email])).toHaveLength(1);
    }
    expect(await findViolations(databaseUrl)).toEqual([]);
  });

  const pickProcessUrl = (): string => processes[Math.floor(random() * processes.length)]?.url ?? '';

  /** A repetition during the first request waits for its response. */
  async function reserveSuccessfully(requestBody: object, key: string): Promise<unknown> {
    const { status, body } = await postReservation({ ...requestBody }, { ...withKey(key), apiUrl: pickProcessUrl() });
    expect([status, body]).toEqual([201, expect.objectContaining({ reservation: expect.anything() })]);
    return body;
  }

  async function sendAndAbort(requestBody: object, key: string): Promise<void> {
    const abortController = new AbortController();
    const abortedRequest = fetch(`${pickProcessUrl()}/api/reservations`, {
      method: 'POST',
      signal: abortController.signal,
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ ...buildReservation(), ...requestBody }),
    }).catch(() => undefined);
    setTimeout(() => abortController.abort(), random() * 12);
    await abortedRequest;
  }
});
