import type { Server } from 'node:http';
import { type Socket, connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { buildReservation } from '@strapec/domain/testing';
import { endSlowRequests } from '../../src/platform/http/server/slow-requests';
import { type StartedApp, fixture } from '../support/fixture';

let app: StartedApp;
beforeEach(async () => void (app = await fixture.startApp()));
const httpServerOf = ({ app: nestApp }: StartedApp): Server => nestApp.getHttpServer();

const buildHead = (path: string, contentLength: number, extraHeaders = ''): string =>
  `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${contentLength}\r\n${extraHeaders}\r\n`;

const cleanups: (() => void)[] = [];
afterEach(() => cleanups.splice(0).forEach((cleanUp) => cleanUp()));

/** Sends the pieces one by one and repeats the last; returns the response once the server closes the connection. */
function sendSlowly(pieces: readonly string[], intervalMs: number): Promise<string> {
  const socket: Socket = connect(Number(new URL(app.baseUrl).port), '127.0.0.1');
  const unsent = [...pieces];
  const timer = setInterval(() => socket.write((unsent.length > 1 ? unsent.shift() : unsent[0]) ?? ''), intervalMs);
  cleanups.push(
    () => clearInterval(timer),
    () => socket.destroy(),
  );
  return new Promise((resolve) => {
    let responseText = '';
    socket.setEncoding('utf8').on('data', (chunk: string) => (responseText += chunk));
    socket.on('error', () => undefined).on('close', () => resolve(responseText)); // writing to the closed connection fails
  });
}

describe('a request that arrives too slowly', () => {
  it('has twenty seconds for its headers', () => {
    expect(httpServerOf(app).headersTimeout).toBe(20_000);
  });

  it('is ended with 408 before its body is complete', async () => {
    endSlowRequests(httpServerOf(app), { intervalMs: 200, bytes: 1_000 });
    expect(await sendSlowly([buildHead('/api/reservations', 90_000), 'x'], 20)).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('loses its connection also after a response', async () => {
    endSlowRequests(httpServerOf(app), { intervalMs: 200, bytes: 1_000 });
    expect(await sendSlowly([buildHead('/api/admin/newsletter/import', 90_000), 'x'], 20)).toMatch(/^HTTP\/1\.1 401 /);
  });
});

it('a slow request above the minimum rate is answered', async () => {
  endSlowRequests(httpServerOf(app), { intervalMs: 1_000 * timeLimitFactor, bytes: 1 });
  const body = JSON.stringify({ ...buildReservation(), firstName: '' });
  const pieces = [
    buildHead('/api/reservations', body.length, 'Connection: close\r\n'),
    ...(body.match(/.{1,5}/g) ?? []),
    '',
  ];
  expect(await sendSlowly(pieces, 40)).toMatch(/^HTTP\/1\.1 400 /);
});
