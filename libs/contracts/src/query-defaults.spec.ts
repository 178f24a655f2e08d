import { MutationObserver, QueryClient, onlineManager } from '@tanstack/react-query';
import { HttpError } from './http-error';
import { queryDefaults, retryDelay } from './query-defaults';

const { retry } = queryDefaults.queries;

test.each([
  ['a broken connection', new TypeError('fetch failed'), true],
  ['a server error', new HttpError(500, 'oops'), true],
  ['a refusal', new HttpError(404, 'not found'), false],
  ['a refusal that speaks of availability', new HttpError(404, 'no availability'), true],
])('%s is repeated: %s', (_name, error, repeated) => {
  expect(retry(0, error)).toBe(repeated);
  expect(retry(2, error)).toBe(repeated);
  expect(retry(3, error)).toBe(false);
});

test('waits a second, doubled each time, at most five', () => {
  expect([0, 1, 2, 3].map(retryDelay)).toEqual([1000, 2000, 4000, 5000]);
});

test('never repeats a mutation', () => {
  expect(queryDefaults.mutations.retry).toBe(false);
});

test('says that a mutation failed when there is no network, instead of keeping it for later', async () => {
  onlineManager.setOnline(false);
  const client = new QueryClient({ defaultOptions: queryDefaults });
  const mutationFn = () => Promise.reject(new TypeError('fetch failed'));
  const outcome = new MutationObserver(client, { mutationFn }).mutate().then(
    () => 'done',
    () => 'failed',
  );
  const later = new Promise((resolve) => setTimeout(() => resolve('kept'), 50));
  expect(await Promise.race([outcome, later])).toBe('failed');
  onlineManager.setOnline(true);
});
