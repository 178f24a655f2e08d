import type { Server } from 'node:http';
import { type Socket, connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { aReservation } from '@strapec/domain/testing';
import { endSlowRequests } from '../../src/platform/http/server/slow-requests';
import { type StartedApp, fixture } from '../support/fixture';

let app: StartedApp;
beforeEach(async () => void (app = await fixture.startApp()));
const serverOf = ({ app: started }: StartedApp): Server => started.getHttpServer();

const head = (path: string, length: number, further = ''): string =>
  `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n${further}\r\n`;

const dripping: (() => void)[] = [];
afterEach(() => dripping.splice(0).forEach((stop) => stop()));

/** Sends these pieces one after the other, the last one for ever; answers with all that came until the venue hung up. */
function drip(pieces: readonly string[], every: number): Promise<string> {
  const socket: Socket = connect(Number(new URL(app.baseUrl).port), '127.0.0.1');
  const left = [...pieces];
  const dropping = setInterval(() => socket.write((left.length > 1 ? left.shift() : left[0]) ?? ''), every);
  dripping.push(
    () => clearInterval(dropping),
    () => socket.destroy(),
  );
  return new Promise((resolve) => {
    let answer = '';
    socket.setEncoding('utf8').on('data', (chunk: string) => (answer += chunk));
    socket.on('error', () => undefined).on('close', () => resolve(answer)); // what is written after that is reset
  });
}

describe('a request that drips', () => {
  it('may not take minutes, in any house', () => {
    expect(serverOf(app).headersTimeout).toBe(20_000);
  });

  it('is ended with 408, whatever it still promises', async () => {
    endSlowRequests(serverOf(app), { intervalMs: 200, bytes: 1_000 });
    expect(await drip([head('/api/reservations', 90_000), 'x'], 20)).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('holds no connection either when it has been answered', async () => {
    endSlowRequests(serverOf(app), { intervalMs: 200, bytes: 1_000 });
    expect(await drip([head('/api/admin/newsletter/import', 90_000), 'x'], 20)).toMatch(/^HTTP\/1\.1 401 /);
  });
});

it('a request that comes slowly, but comes, is answered', async () => {
  endSlowRequests(serverOf(app), { intervalMs: 1_000 * patience, bytes: 1 });
  const body = JSON.stringify({ ...aReservation(), firstName: '' });
  const pieces = [
    head('/api/reservations', body.length, 'Connection: close\r\n'),
    ...(body.match(/.{1,5}/g) ?? []),
    '',
  ];
  expect(await drip(pieces, 40)).toMatch(/^HTTP\/1\.1 400 /);
});
