import { HttpError } from '@strapec/contracts';

/** `crypto.randomUUID` needs HTTPS, which a local network does not have. */
export function createIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export const createUuid = (): string => createIdempotencyKey().replace(uuidPattern, '$1-$2-4$3-8$4-$5');

const uuidPattern = /^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/;

/** True if surely nothing was made; the next attempt then gets a new key (rules §3). A server error is not sure. */
export function isFinalAnswer(error: unknown): boolean {
  if (!(error instanceof HttpError) || error.status >= 500) return false;
  return error.code !== 'idempotency_in_flight' && !isKeyReused(error);
}

export const isKeyReused = (error: unknown): boolean =>
  error instanceof HttpError && error.code === 'idempotency_mismatch';
