import { MutationObserver, QueryClient, onlineManager } from '@tanstack/react-query';
import { HttpError } from './http-error';
import { queryDefaults, retryDelayMs } from './query-defaults';

const { retry } = queryDefaults.queries;

test.each([
  ['a broken connection', new TypeError('fetch failed'), true],
  ['a server error', new HttpError(500, 'oops'), true],
  ['a refusal', new HttpError(404, 'not found'), false],
  ['a refusal with the word availability', new HttpError(404, 'no availability'), true],
])('%s is retried: %s', (_name, error, isRetried) => {
  expect(retry(0, error)).toBe(isRetried);
  expect(retry(2, error)).toBe(isRetried);
  expect(retry(3, error)).toBe(false);
});

test('waits a second, doubled each time, at most five', () => {
  expect([0, 1, 2, 3].map(retryDelayMs)).toEqual([1000, 2000, 4000, 5000]);
});

test('never retries a mutation', () => {
  expect(queryDefaults.mutations.retry).toBe(false);
});

test('fails a mutation at once without a network, instead of pausing it', async () => {
  onlineManager.setOnline(false);
  const client = new QueryClient({ defaultOptions: queryDefaults });
  const mutationFn = () => Promise.reject(new TypeError('fetch failed'));
  const settledMutation = new MutationObserver(client, { mutationFn }).mutate().then(
    () => 'done',
    () => 'failed',
  );
  const timeout = new Promise((resolve) => setTimeout(() => resolve('kept'), 50));
  expect(await Promise.race([settledMutation, timeout])).toBe('failed');
  onlineManager.setOnline(true);
});
