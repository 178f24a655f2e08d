import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { aReservation } from '@strapec/domain/testing';
import { type ApiProcess, startApi } from '../support/api-process';
import { newEmail, call } from '../support/call';
import { nextOpenDates } from '../support/next-open-dates';
import { isLongRun, keepProof } from '../support/proof-report';
import { sql } from '../support/sql';
import { waitUntil } from '../support/wait-until';

const [ownDate = '', ...dates] = nextOpenDates(101);
const times = isLongRun ? 20 : 3;
const inFlight: number[] = [];
let slowest = 0;

describe('proof F5: SIGTERM while guests are reserving', () => {
  it.each(Array.from({ length: times }, (_, index) => index + 1))(
    'answers everything that is under way and ends with 0, time %i',
    async () => {
      const api = await startApi();
      const before = await countReservations();
      const answers: number[] = [];
      const cutOff: unknown[] = [];
      let stoppedAt = Number.POSITIVE_INFINITY;
      const guests = Array.from({ length: 20 }, async () => {
        while (stoppedAt > Date.now()) {
          const begunAt = Date.now();
          // requests after the signal may be refused; earlier ones are answered
          const response = await send(api).catch((error: unknown) => (begunAt < stoppedAt ? cutOff.push(error) : null));
          if (response instanceof Response) answers.push(response.status);
        }
      });
      await waitUntil(
        () => Promise.resolve(answers.length),
        (count) => count >= 20,
      );
      stoppedAt = Date.now();
      const code = await api.stop();
      slowest = Math.max(slowest, Date.now() - stoppedAt);
      await Promise.all(guests);
      expect([code, cutOff]).toEqual([0, []]);
      expect(answers.filter((status) => status === 201)).toHaveLength((await countReservations()) - before);
      inFlight.push(answers.length);
      if (inFlight.length < times) return;
      keepProof('F5', 'SIGTERM while guests reserve: whoever was let in is answered, and the process ends with 0', {
        'times a process was stopped': inFlight.length,
        'requests answered until then': inFlight.reduce((sum, count) => sum + count, 0),
        'cut off': 0,
        'exit codes other than 0': 0,
        'slowest of the stops (ms)': slowest,
      });
    },
  );

  it('tells a client that is still connected to go, and is not ready any more', async () => {
    const api = await startApi();
    expect((await call('/api/health/ready', { at: api.url })).status).toBe(200);
    const socket = connect(Number(new URL(api.url).port), '127.0.0.1');
    await once(socket, 'connect');
    const body = JSON.stringify({ ...aReservation(), date: ownDate, email: newEmail() });
    socket.write(
      `POST /api/reservations HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n`,
    );
    const stopped = api.stop();
    await waitUntil(
      () => call('/api/health/ready', { at: api.url, acceptsBusy: true }).catch(() => ({ status: 503 })),
      ({ status }) => status === 503,
    );
    socket.write(body); // the end of a request that began before the signal
    const [answer] = (await once(socket.setEncoding('utf8'), 'data')) as [string];
    expect(answer).toMatch(/^HTTP\/1\.1 201/);
    expect(answer).toMatch(/connection: close/i);
    expect(await stopped).toBe(0);
  });
});

async function countReservations(): Promise<number> {
  const [row] = await sql<{ count: number }>('SELECT count(*)::int AS count FROM reservations');
  return row?.count ?? 0;
}

function send(api: ApiProcess): Promise<Response> {
  const date = dates[Math.floor(Math.random() * dates.length)];
  return fetch(`${api.url}/api/reservations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...aReservation(), date, email: newEmail() }),
  });
}
