import { request } from 'node:http';
import { describe, expect, it } from '@jest/globals';
import { call } from '../support/call';
import { type Operation, listOperations } from '../support/openapi-operations';
import { signIn } from '../support/staff-sign-in';

/** What can be wrong with any request, whatever its operation asks for. */
const wrong: Record<string, (operation: Operation) => { path: string; body: string }> = {
  'a body that is no JSON': ({ path }) => ({ path: filled(path), body: '{"x' }),
  'a body beyond every limit': ({ path }) => ({ path: filled(path), body: JSON.stringify('x'.repeat(200_000)) }),
  'an address that cannot be read': ({ path }) => ({ path: path.replace(/\{\w+\}/g, '%ff'), body: '' }),
};

const filled = (path: string): string =>
  path
    .replace('{date}', '2026-12-04')
    .replace(/\{(partySize|duration)\}/g, '2')
    .replace(/\{\w+\}/g, '3f2b7c9e-0d8e-4c54-9a5e-0d1c6a7b8c9d');

/** The status of an answer; `fetch` would not send a body with GET. */
function statusOf(method: string, { path, body }: { path: string; body: string }, staff: object): Promise<number> {
  const headers = { ...staff, 'content-length': body.length, ...(body && { 'content-type': 'application/json' }) };
  return new Promise((resolve, reject) => {
    const sending = request(`${baseUrl}${path}`, { method, headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sending.on('error', reject).end(body);
  });
}

it('the OpenAPI document names no day, hour or size of a party that the bar may change', async () => {
  const document = await call<string>('/api/docs-json');
  const described = JSON.stringify(document.body).match(/"(description|summary)":"(?:[^"\\]|\\.)*"/g) ?? [];
  const figures = /\b(wednesday|thursday|friday|16:00|23:00|five and more|up to four)\b/i;
  expect(described.length).toBeGreaterThan(100);
  expect(described.filter((text) => figures.test(text))).toEqual([]);
});

describe('the OpenAPI document knows what every operation answers to', () => {
  it.each(Object.entries(wrong))('%s', async (_what, make) => {
    const unknown: string[] = [];
    let staff = await signIn();
    for (const operation of await listOperations()) {
      const status = await statusOf(operation.method, make(operation), staff);
      if (!operation.responses[status]) unknown.push(`${operation.id} ${status}`);
      if (operation.id === 'logout') staff = await signIn();
    }
    expect(unknown).toEqual([]);
  });
});
