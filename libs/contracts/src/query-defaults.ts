import type { DefaultOptions } from '@tanstack/react-query';
import { HttpError } from './http-error';

const maxRetries = 3;
// Without a network a call fails at once. React Query would keep it, with a button that turns for ever, and send it
// whenever the network returns: a cancellation from an hour ago.
const networkMode = 'always';

/** How every data fetch is cached and repeated unless it says otherwise (spec §§8, 9). */
export const queryDefaults = {
  queries: {
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchInterval: false,
    networkMode,
    refetchOnReconnect: true,
    retry: (failures, error) => failures < maxRetries && isRetryable(error),
    retryDelay: retryDelayMs,
  },
  // A repeated mutation could reserve twice. Its request, which may be a password, is forgotten a second after the
  // form; with 0 the client would ask without a pause whether a pending one may go.
  mutations: { retry: false, networkMode, gcTime: 1_000 },
} as const satisfies DefaultOptions;

/** Milliseconds before the next try: a second, doubled each time, at most five (spec §8). */
export function retryDelayMs(failures: number): number {
  return Math.min(1000 * 2 ** failures, 5000);
}

// A refusal (4xx) says the same thing the second time; the specification excepts errors that speak of availability.
function isRetryable(error: Error): boolean {
  const isRefusal = error instanceof HttpError && error.status >= 400 && error.status < 500;
  return !isRefusal || error.message.includes('availability');
}
