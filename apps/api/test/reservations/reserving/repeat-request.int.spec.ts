import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aReservation } from '@strapec/domain/testing';
import { type ApiProcess, startApis, stopApis } from '../../support/api-process';
import { newEmail, reserve } from '../../support/call';
import { upcomingDate } from '../../support/upcoming-date';
import { nextOpenDates } from '../../support/next-open-dates';
import { findViolations } from '../../support/oracle';
import { isLongRun } from '../../support/proof-report';
import { seededRandom } from '../../support/seeded-random';
import { sql } from '../../support/sql';

const withKey = (key: string) => ({ headers: { 'idempotency-key': key } });

describe('a request that is repeated under its key', () => {
  const date = upcomingDate('friday');

  it('gets the same answer and no second table', async () => {
    const [key, email] = [randomUUID(), newEmail()];
    const first = await reserve({ date, email }, withKey(key));
    const again = await reserve({ date, email }, withKey(key));
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
    expect(await sql('SELECT 1 FROM reservations WHERE email = $1', [email])).toHaveLength(1);
  });

  it('may bring a new captcha and a longer time in the form', async () => {
    const [key, email] = [randomUUID(), newEmail()];
    const first = await reserve({ date, email, openedForMs: 5_000 }, withKey(key));
    const again = await reserve({ date, email, openedForMs: 9_000, captchaToken: 'another' }, withKey(key));
    expect(again.body).toEqual(first.body);
  });

  it('is refused when it asks for something else', async () => {
    const [key, email] = [randomUUID(), newEmail()];
    await reserve({ date, email }, withKey(key));
    const other = await reserve({ date, email, partySize: 3 }, withKey(key));
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_mismatch']);
  });

  it('is decided anew after a refusal', async () => {
    const [key, email] = [randomUUID(), newEmail()];
    const request = { date, email, time: '18:15' };
    expect((await reserve(request, withKey(key))).status).toBe(409);
    expect((await reserve({ ...request, time: '18:30' }, withKey(key))).status).toBe(201);
  });

  it('is forgotten after a day', async () => {
    const [key, email] = [randomUUID(), newEmail()];
    await reserve({ date, email }, withKey(key));
    await sql(`UPDATE idempotency_keys SET created_at = created_at - interval '25 hours' WHERE key = $1`, [key]);
    expect((await reserve({ date, email, time: '21:00' }, withKey(key))).status).toBe(201);
  });
});

describe('proof C5: every request sent two to five times at once, a third cut off before the answer', () => {
  const requests = isLongRun ? 150 : 60;
  const random = seededRandom(5);
  const dates = nextOpenDates(200);
  let processes: ApiProcess[];
  beforeAll(async () => {
    await sql('DELETE FROM reservations');
    processes = await startApis(2);
  });
  afterAll(() => stopApis(processes));

  it('makes one row, two mails and one answer of each', async () => {
    for (let index = 0; index < requests; index += 1) {
      const request = { date: dates[index], email: newEmail() };
      const key = randomUUID();
      const isCut = random() < 0.3;
      if (isCut) await sendAndHangUp(request, key);
      const answers = await Promise.all(
        Array.from({ length: 2 + Math.floor(random() * 4) }, () => answered(request, key)),
      );
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
      expect(await sql('SELECT 1 FROM reservations WHERE email = $1', [request.email])).toHaveLength(1);
    }
    expect(await findViolations(databaseUrl)).toEqual([]);
  });

  const anyProcess = (): string => processes[Math.floor(random() * processes.length)]?.url ?? '';

  /** Who sends it while another try is being worked on waits, and gets the same answer. */
  async function answered(request: object, key: string): Promise<unknown> {
    const { status, body } = await reserve({ ...request }, { ...withKey(key), at: anyProcess() });
    expect([status, body]).toEqual([201, expect.objectContaining({ reservation: expect.anything() })]);
    return body;
  }

  async function sendAndHangUp(request: object, key: string): Promise<void> {
    const hangUp = new AbortController();
    const sent = fetch(`${anyProcess()}/api/reservations`, {
      method: 'POST',
      signal: hangUp.signal,
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ ...aReservation(), ...request }),
    }).catch(() => undefined);
    setTimeout(() => hangUp.abort(), random() * 12);
    await sent;
  }
});
