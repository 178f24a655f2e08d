import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { buildReservation } from '@strapec/domain/testing';
import { type ApiProcess, startApi } from '../support/api-process';
import { newEmail, requestApi } from '../support/request-api';
import { nextOpenDates } from '../support/next-open-dates';
import { isLongRun, saveProofFigures } from '../support/proof-report';
import { sql } from '../support/sql';
import { waitUntil } from '../support/wait-until';

const [openRequestDate = '', ...dates] = nextOpenDates(101);
const stopCount = isLongRun ? 20 : 3;
const answeredCounts: number[] = [];
let slowestStopMs = 0;

describe('proof F5: SIGTERM while guests are reserving', () => {
  it.each(Array.from({ length: stopCount }, (_, index) => index + 1))(
    'the process answers every open request and ends with 0, run %i',
    async () => {
      const api = await startApi();
      const countBefore = await countReservations();
      const statuses: number[] = [];
      const cutOffErrors: unknown[] = [];
      let signalSentAt = Number.POSITIVE_INFINITY;
      const reservingGuests = Array.from({ length: 20 }, async () => {
        while (signalSentAt > Date.now()) {
          const requestSentAt = Date.now();
          // only requests that were sent before the signal must be answered
          const response = await sendReservation(api).catch((error: unknown) =>
            requestSentAt < signalSentAt ? cutOffErrors.push(error) : null,
          );
          if (response instanceof Response) statuses.push(response.status);
        }
      });
      await waitUntil(
        () => Promise.resolve(statuses.length),
        (count) => count >= 20,
      );
      signalSentAt = Date.now();
      const code = await api.stop();
      slowestStopMs = Math.max(slowestStopMs, Date.now() - signalSentAt);
      await Promise.all(reservingGuests);
      expect([code, cutOffErrors]).toEqual([0, []]);
      expect(statuses.filter((status) => status === 201)).toHaveLength((await countReservations()) - countBefore);
      answeredCounts.push(statuses.length);
      if (answeredCounts.length < stopCount) return;
      saveProofFigures(
        'F5',
        'SIGTERM while guests reserve: whoever was let in is answered, and the process ends with 0',
        {
          'times a process was stopped': answeredCounts.length,
          'requests answered until then': answeredCounts.reduce((sum, count) => sum + count, 0),
          'cut off': 0,
          'exit codes other than 0': 0,
          'slowest of the stops (ms)': slowestStopMs,
        },
      );
    },
  );

  it('the process answers an open request with "Connection: close" and is not ready any more', async () => {
    const api = await startApi();
    expect((await requestApi('/api/health/ready', { apiUrl: api.url })).status).toBe(200);
    const socket = connect(Number(new URL(api.url).port), '127.0.0.1');
    await once(socket, 'connect');
    const body = JSON.stringify({ ...buildReservation(), date: openRequestDate, email: newEmail() });
    socket.write(
      `POST /api/reservations HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n`,
    );
    const stopping = api.stop();
    await waitUntil(
      () => requestApi('/api/health/ready', { apiUrl: api.url, acceptsBusy: true }).catch(() => ({ status: 503 })),
      ({ status }) => status === 503,
    );
    socket.write(body); // the end of a request that began before the signal
    const [responseText] = (await once(socket.setEncoding('utf8'), 'data')) as [string];
    expect(responseText).toMatch(/^HTTP\/1\.1 201/);
    expect(responseText).toMatch(/connection: close/i);
    expect(await stopping).toBe(0);
  });
});

async function countReservations(): Promise<number> {
  const [row] = await sql<{ count: number }>('SELECT count(*)::int AS count FROM reservations');
  return row?.count ?? 0;
}

function sendReservation(api: ApiProcess): Promise<Response> {
  const date = dates[Math.floor(Math.random() * dates.length)];
  return fetch(`${api.url}/api/reservations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...buildReservation(), date, email: newEmail() }),
  });
}
