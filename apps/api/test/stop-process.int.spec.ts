import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { aReservation } from '@strapec/domain/testing';
import { type ApiProcess, startApi } from './support/api-process';
import { anEmail, call } from './support/call';
import { openDates } from './support/open-dates';
import { sql } from './support/sql';

const dates = openDates(100);

describe('proof F5: SIGTERM while guests are reserving', () => {
  it.each([1, 2, 3])('answers everything that is under way and ends with 0, time %i', async () => {
    const api = await startApi();
    const answers: number[] = [];
    const cutOff: unknown[] = [];
    let stoppedAt = Number.POSITIVE_INFINITY;
    const guests = Array.from({ length: 20 }, async () => {
      while (stoppedAt > Date.now()) {
        const begunAt = Date.now();
        // whoever comes after the signal may find the door closed; whoever was let in before is answered
        const response = await send(api).catch((error: unknown) => (begunAt < stoppedAt ? cutOff.push(error) : null));
        if (response instanceof Response) answers.push(response.status);
      }
    });
    await new Promise((resolve) => setTimeout(resolve, 400));
    stoppedAt = Date.now();
    const code = await api.stop();
    await Promise.all(guests);
    expect([code, cutOff]).toEqual([0, []]);
    expect(Date.now() - stoppedAt).toBeLessThan(10_000);
    expect(answers.filter((status) => status === 201).length).toBe(
      (await sql<{ count: number }>('SELECT count(*)::int AS count FROM reservations'))[0]?.count,
    );
    await sql('DELETE FROM reservations');
  });

  it('tells a client that is still connected to go, and is not ready any more', async () => {
    const api = await startApi();
    expect((await call('/api/health/ready', { at: api.url })).status).toBe(200);
    const socket = connect(Number(new URL(api.url).port), '127.0.0.1');
    await once(socket, 'connect');
    const body = JSON.stringify({ ...aReservation(), date: dates[0], email: anEmail() });
    socket.write(
      `POST /api/reservations HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n`,
    );
    const stopped = api.stop();
    await new Promise((resolve) => setTimeout(resolve, 200));
    socket.write(body); // the end of a request that began before the signal
    const [answer] = (await once(socket.setEncoding('utf8'), 'data')) as [string];
    expect(answer).toMatch(/^HTTP\/1\.1 201/);
    expect(answer).toMatch(/connection: close/i);
    expect(await stopped).toBe(0);
  });
});

function send(api: ApiProcess): Promise<Response> {
  const date = dates[Math.floor(Math.random() * dates.length)];
  return fetch(`${api.url}/api/reservations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...aReservation(), date, email: anEmail() }),
  });
}
