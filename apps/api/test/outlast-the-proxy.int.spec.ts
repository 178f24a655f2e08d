import { expect, it } from '@jest/globals';
import { call } from './support/call';
import { fixture } from './support/fixture';

it.each([
  ['a proxy that is told of closes idle connections itself', { TRUST_PROXY: 'loopback' }, 'timeout=130'],
  ['strangers are not waited for', {}, 'timeout=5'],
])('%s', async (_, env, expected) => {
  const { baseUrl: at } = await fixture.startApp({ env });
  expect((await call('/api/health/live', { at })).headers.get('keep-alive')).toBe(expected);
});
