import { type ApiResponse, type CallOptions, requestApi } from './request-api';

/** The token for `/metrics` in every app of the tests; fixture-environment.mjs repeats it. */
export const metricsToken = 'a-token-for-tests-that-is-long-enough';

/** Reads the metrics as Prometheus does. */
export function readMetrics(options: CallOptions = {}): Promise<ApiResponse<string>> {
  return requestApi<string>('/metrics', { headers: { authorization: `Bearer ${metricsToken}` }, ...options });
}
