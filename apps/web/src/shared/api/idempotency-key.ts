import { HttpError } from '@strapec/contracts';

/** 128 random bits. `crypto.randomUUID` needs HTTPS, which a demo on a local network does not have. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A random id for a new object, made in the same way. */
export const newId = (): string => newIdempotencyKey().replace(uuidParts, '$1-$2-4$3-8$4-$5');

const uuidParts = /^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/;

/**
 * True if the answer is certain that nothing was made under the attempt's key: then the next attempt gets a new key
 * (rules §3). A server error is not certain, nor is the answer to a key that is still in progress.
 */
export function isSettled(error: unknown): boolean {
  if (!(error instanceof HttpError) || error.status >= 500) return false;
  return error.code !== 'idempotency_in_flight' && !isMadeBefore(error);
}

/** True if another request was made under the key earlier. */
export const isMadeBefore = (error: unknown): boolean =>
  error instanceof HttpError && error.code === 'idempotency_mismatch';
