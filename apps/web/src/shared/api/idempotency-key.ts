import { HttpError } from '@strapec/contracts';

/** 128 random bits. `crypto.randomUUID` would need HTTPS, which a demo on a local network does not have. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The same as the id of something new. */
export const newId = (): string => newIdempotencyKey().replace(uuidParts, '$1-$2-4$3-8$4-$5');

const uuidParts = /^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/;

/**
 * Whether an answer says for certain that nothing was made under the attempt's key: then the next attempt gets a new one
 * (rules §3). A server fault is silent about it, and so is the answer to a key that is still being worked on.
 */
export function isSettled(error: unknown): boolean {
  if (!(error instanceof HttpError) || error.status >= 500) return false;
  return error.code !== 'idempotency_in_flight' && !isMadeBefore(error);
}

/** Whether something else was made under the key, by what was sent first. */
export const isMadeBefore = (error: unknown): boolean =>
  error instanceof HttpError && error.code === 'idempotency_mismatch';
