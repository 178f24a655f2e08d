import { request } from 'node:http';
import { describe, expect, it } from '@jest/globals';
import { requestApi } from '../support/request-api';
import { type Operation, listOperations } from '../support/openapi-operations';
import { signIn } from '../support/staff-sign-in';

/** Faults that a request of any operation can have. */
const malformedRequests: Record<string, (operation: Operation) => { path: string; body: string }> = {
  'a body that is not JSON': ({ path }) => ({ path: fillPath(path), body: '{"x' }),
  'a body above the size limit': ({ path }) => ({ path: fillPath(path), body: JSON.stringify('x'.repeat(200_000)) }),
  'a path that cannot be decoded': ({ path }) => ({ path: path.replace(/\{\w+\}/g, '%ff'), body: '' }),
};

const fillPath = (path: string): string =>
  path
    .replace('{date}', '2026-12-04')
    .replace(/\{(partySize|duration)\}/g, '2')
    .replace(/\{\w+\}/g, '3f2b7c9e-0d8e-4c54-9a5e-0d1c6a7b8c9d');

/** Uses node:http because `fetch` cannot send a body with GET. */
function fetchStatus(method: string, { path, body }: { path: string; body: string }, cookie: object): Promise<number> {
  const headers = { ...cookie, 'content-length': body.length, ...(body && { 'content-type': 'application/json' }) };
  return new Promise((resolve, reject) => {
    const clientRequest = request(`${baseUrl}${path}`, { method, headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    clientRequest.on('error', reject).end(body);
  });
}

it('the OpenAPI document names no weekday, hour or party size that the venue can change', async () => {
  const document = await requestApi<string>('/api/docs-json');
  const descriptions = JSON.stringify(document.body).match(/"(description|summary)":"(?:[^"\\]|\\.)*"/g) ?? [];
  const changeableFacts = /\b(wednesday|thursday|friday|16:00|23:00|five and more|up to four)\b/i;
  expect(descriptions.length).toBeGreaterThan(100);
  expect(descriptions.filter((text) => changeableFacts.test(text))).toEqual([]);
});

describe('the OpenAPI document lists the status with which every operation refuses', () => {
  it.each(Object.entries(malformedRequests))('%s', async (_fault, createRequest) => {
    const undocumentedStatuses: string[] = [];
    let staffHeaders = await signIn();
    for (const operation of await listOperations()) {
      const status = await fetchStatus(operation.method, createRequest(operation), staffHeaders);
      if (!operation.responses[status]) undocumentedStatuses.push(`${operation.id} ${status}`);
      if (operation.id === 'logout') staffHeaders = await signIn();
    }
    expect(undocumentedStatuses).toEqual([]);
  });
});
