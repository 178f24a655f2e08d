import { type Answer, type CallOptions, call } from './call';

/** What opens `/metrics` in every app of the tests (fixture-environment.mjs says the same). */
export const metricsToken = 'a-token-for-tests-that-is-long-enough';

/** What Prometheus reads. */
export function readMetrics(options: CallOptions = {}): Promise<Answer<string>> {
  return call<string>('/metrics', { headers: { authorization: `Bearer ${metricsToken}` }, ...options });
}
