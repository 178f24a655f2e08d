import { useRef } from 'react';
import { isFinalAnswer, createIdempotencyKey } from '../../shared/api/idempotency-key';

export interface IdempotentRequest {
  headers: { 'Idempotency-Key': string };
}

/** The key stays while it is unknown if the request arrived (rules §3). */
export function useIdempotencyKey() {
  const key = useRef<string | null>(null);
  const discard = (): void => {
    key.current = null;
  };
  return {
    toRequestInit: (): IdempotentRequest => ({
      headers: { 'Idempotency-Key': (key.current ??= createIdempotencyKey()) },
    }),
    discard,
    discardIfFinal: (error: unknown): void => {
      if (isFinalAnswer(error)) discard();
    },
  };
}
