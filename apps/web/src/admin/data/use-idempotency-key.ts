import { useRef } from 'react';
import { isFinalAnswer, newIdempotencyKey } from '../../shared/api/idempotency-key';

export interface IdempotentRequest {
  headers: { 'Idempotency-Key': string };
}

/** The key stays while it is unknown if the request arrived (rules §3). */
export function useIdempotencyKey() {
  const key = useRef<string | null>(null);
  const end = (): void => {
    key.current = null;
  };
  return {
    current: (): IdempotentRequest => ({ headers: { 'Idempotency-Key': (key.current ??= newIdempotencyKey()) } }),
    end,
    endIfFinal: (error: unknown): void => {
      if (isFinalAnswer(error)) end();
    },
  };
}
