import { connect } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { aReservation } from '@strapec/domain/testing';
import { type ProblemBody, call } from '../support/call';
import { upcomingDate } from '../support/upcoming-date';
import { sql } from '../support/sql';

const valid = JSON.stringify({ ...aReservation(), date: upcomingDate('friday') });

async function post(body: string, headers: Record<string, string> = {}): Promise<{ status: number; code: string }> {
  const response = await fetch(`${baseUrl}/api/reservations`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  });
  return { status: response.status, code: ((await response.json()) as { code: string }).code };
}

describe('proof S5: what no browser would send', () => {
  it.each<[string, string, Record<string, string>, number]>([
    ['broken JSON', '{"firstName": "Zuz', {}, 400],
    ['no object', '"text"', {}, 400],
    ['an array', `[${valid}]`, {}, 400],
    ['nothing', '', {}, 400],
    ['10 MB', `{"firstName":"${'x'.repeat(10_000_000)}"}`, {}, 413],
    ['nesting beyond reason', `{"firstName":${'['.repeat(40_000)}${']'.repeat(40_000)}}`, {}, 400],
    ['nesting in 100,000 levels', '['.repeat(100_000), {}, 400],
    ['a prototype', valid.replace('{', '{"__proto__":{"isAdmin":true},'), {}, 400],
    ['a constructor', valid.replace('{', '{"constructor":{"prototype":{"isAdmin":true}},'), {}, 400],
    ['an unknown charset', valid, { 'content-type': 'application/json; charset=klingon' }, 415],
    ['an unknown encoding', valid, { 'content-encoding': 'zip' }, 415],
    ['gzip that is none', valid, { 'content-encoding': 'gzip' }, 400],
    ['a form', 'firstName=Zuzana', { 'content-type': 'application/x-www-form-urlencoded' }, 400],
    ['text', valid, { 'content-type': 'text/plain' }, 400],
  ])('%s', async (_name, body, headers, expected) => {
    const { status, code } = await post(body, headers);
    expect([status, typeof code]).toEqual([expected, 'string']);
  });

  it.each(['toString', 'valueOf', 'hasOwnProperty', '__defineGetter__', '__proto__', 'constructor', 'prototype'])(
    'a field with an inherited name is unknown like any other: %s',
    async (name) => {
      for (const path of ['/api/reservations', '/api/contact', '/api/auth/login']) {
        const body = Object.fromEntries([[name, 'x']]);
        const answer = await call<ProblemBody>(path, { method: 'POST', body });
        expect([path, answer.status]).toEqual([path, 400]);
        expect(answer.body.errors).toContainEqual(expect.objectContaining({ field: name, code: 'unknown_field' }));
      }
    },
  );

  it('lone surrogates and other odd text are kept or refused, never an error', async () => {
    for (const firstName of ['\ud800', '\u202Eevil', '\u{1F347}', '\ufeff']) {
      const { status } = await post(JSON.stringify({ ...aReservation(), date: upcomingDate('friday', 2), firstName }));
      expect([400, 201]).toContain(status);
    }
  });

  it.each([
    '/api/reservations/availability/%/2/2',
    '/api/%ff',
    '/api/reservations/%00/calendar',
    '/%',
    '/%2e%2e/%2e%2e/etc/passwd',
  ])('the path %s', async (path) => {
    const { status } = await call(path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).not.toBe(500);
  });

  it.each([
    'POST /api/reservations HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    'NONSENSE\r\n\r\n',
    `GET /api/site HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
  ])('the request %j', async (raw) => {
    expect(await answerTo(raw)).toMatch(/^HTTP\/1\.1 4\d\d/);
  });

  it('a client that never finishes holds nobody up', async () => {
    const slow = connect(Number(new URL(baseUrl).port), '127.0.0.1');
    slow.write(
      'POST /api/reservations HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"fir',
    );
    expect((await call('/api/health/ready')).status).toBe(200);
    slow.destroy();
  });

  it('the process lives, nothing was polluted and nothing odd was saved', async () => {
    expect((await call('/api/health/live')).status).toBe(200);
    expect(({} as Record<string, unknown>).isAdmin).toBeUndefined();
    expect(await sql(`SELECT 1 FROM reservations WHERE date = $1`, [upcomingDate('friday')])).toEqual([]);
  });
});

function answerTo(raw: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(baseUrl).port), '127.0.0.1', () => socket.write(raw));
    let answer = '';
    socket.setEncoding('utf8').on('data', (chunk: string) => (answer += chunk));
    socket.on('close', () => resolve(answer)).on('error', reject);
  });
}
