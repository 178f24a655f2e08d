import { useRef } from 'react';
import { isSettled, newIdempotencyKey } from '../../../shared/api/idempotency-key';

/** The idempotency key, sent along so that a repeated request creates one thing only. */
export interface Attempt {
  headers: { 'Idempotency-Key': string };
}

/**
 * One attempt to create something, from the first press until its outcome is known (rules §3). The key stays while it
 * is unknown if the request arrived, also when the form changes meanwhile: the API then answers that the first one was
 * saved, and does not save a second one.
 */
export function useAttempt() {
  const key = useRef<string | null>(null);
  const end = (): void => {
    key.current = null;
  };
  return {
    current: (): Attempt => ({ headers: { 'Idempotency-Key': (key.current ??= newIdempotencyKey()) } }),
    end,
    endIfSettled: (error: unknown): void => {
      if (isSettled(error)) end();
    },
  };
}
