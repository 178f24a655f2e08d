import { connect } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { buildReservation } from '@strapec/domain/testing';
import { type ProblemBody, requestApi } from '../support/request-api';
import { upcomingDate } from '../support/upcoming-date';
import { sql } from '../support/sql';

const validBody = JSON.stringify({ ...buildReservation(), date: upcomingDate('friday') });

async function postReservation(body: string, headers: object = {}): Promise<{ status: number; code: string }> {
  const response = await fetch(`${baseUrl}/api/reservations`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  });
  return { status: response.status, code: ((await response.json()) as { code: string }).code };
}

describe('proof S5: malformed requests', () => {
  it.each<[fault: string, body: string, headers: Record<string, string>, expectedStatus: number]>([
    ['broken JSON', '{"firstName": "Zuz', {}, 400],
    ['a JSON string', '"text"', {}, 400],
    ['a JSON array', `[${validBody}]`, {}, 400],
    ['an empty body', '', {}, 400],
    ['a body of 10 MB', `{"firstName":"${'x'.repeat(10_000_000)}"}`, {}, 413],
    ['nesting in 40,000 levels', `{"firstName":${'['.repeat(40_000)}${']'.repeat(40_000)}}`, {}, 400],
    ['nesting in 100,000 levels', '['.repeat(100_000), {}, 400],
    ['a __proto__ field', validBody.replace('{', '{"__proto__":{"isAdmin":true},'), {}, 400],
    ['a constructor field', validBody.replace('{', '{"constructor":{"prototype":{"isAdmin":true}},'), {}, 400],
    ['an unknown charset', validBody, { 'content-type': 'application/json; charset=klingon' }, 415],
    ['an unknown encoding', validBody, { 'content-encoding': 'zip' }, 415],
    ['gzip encoding without gzip', validBody, { 'content-encoding': 'gzip' }, 400],
    ['a form', 'firstName=Zuzana', { 'content-type': 'application/x-www-form-urlencoded' }, 400],
    ['plain text', validBody, { 'content-type': 'text/plain' }, 400],
  ])('%s is refused', async (_fault, body, headers, expectedStatus) => {
    const { status, code } = await postReservation(body, headers);
    expect([status, typeof code]).toEqual([expectedStatus, 'string']);
  });

  it.each(['toString', 'valueOf', 'hasOwnProperty', '__defineGetter__', '__proto__', 'constructor', 'prototype'])(
    'a field with the inherited name %s is refused as unknown',
    async (field) => {
      for (const path of ['/api/reservations', '/api/contact', '/api/auth/login']) {
        const body = Object.fromEntries([[field, 'x']]);
        const response = await requestApi<ProblemBody>(path, { method: 'POST', body });
        expect([path, response.status]).toEqual([path, 400]);
        expect(response.body.errors).toContainEqual(expect.objectContaining({ field, code: 'unknown_field' }));
      }
    },
  );

  it('lone surrogates and other unusual text are stored or refused, never an internal error', async () => {
    for (const firstName of ['\ud800', '\u202Eevil', '\u{1F347}', '\ufeff']) {
      const body = { ...buildReservation(), date: upcomingDate('friday', 2), firstName };
      const { status } = await postReservation(JSON.stringify(body));
      expect([400, 201]).toContain(status);
    }
  });

  it.each([
    '/api/reservations/availability/%/2/2',
    '/api/%ff',
    '/api/reservations/%00/calendar',
    '/%',
    '/%2e%2e/%2e%2e/etc/passwd',
  ])('the path %s is refused', async (path) => {
    const { status } = await requestApi(path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).not.toBe(500);
  });

  it.each([
    'POST /api/reservations HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    'NONSENSE\r\n\r\n',
    `GET /api/site HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
  ])('the raw request %j is refused', async (rawRequest) => {
    expect(await sendRawRequest(rawRequest)).toMatch(/^HTTP\/1\.1 4\d\d/);
  });

  it('a client that never finishes its request blocks no other request', async () => {
    const slowClient = connect(Number(new URL(baseUrl).port), '127.0.0.1');
    slowClient.write(
      'POST /api/reservations HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"fir',
    );
    expect((await requestApi('/api/health/ready')).status).toBe(200);
    slowClient.destroy();
  });

  it('the process still runs, no prototype is polluted and no malformed reservation is stored', async () => {
    expect((await requestApi('/api/health/live')).status).toBe(200);
    expect(({} as Record<string, unknown>).isAdmin).toBeUndefined();
    expect(await sql(`SELECT 1 FROM reservations WHERE date = $1`, [upcomingDate('friday')])).toEqual([]);
  });
});

function sendRawRequest(rawRequest: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(baseUrl).port), '127.0.0.1', () => socket.write(rawRequest));
    let responseText = '';
    socket.setEncoding('utf8').on('data', (chunk: string) => (responseText += chunk));
    socket.on('close', () => resolve(responseText)).on('error', reject);
  });
}
