import { useRef } from 'react';
import { isSettled, newIdempotencyKey } from '../../../shared/api/idempotency-key';

/** What is sent along so that something new is made once, however often it is sent. */
export interface Attempt {
  headers: { 'Idempotency-Key': string };
}

/**
 * One attempt at making something new, from the first press until its outcome is known (rules §3). Its key stays while
 * nobody knows whether the request arrived, also when something is changed meanwhile: then the API says that the first
 * one was saved, instead of saving a second.
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
