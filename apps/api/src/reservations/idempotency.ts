import { createHash } from 'node:crypto';
import type { RunStatement } from '../database/named-query.js';
import { Problem } from '../http/problem.js';
import type { CreateReservationDto } from './dto/create-reservation.dto.js';
import type { CreatedReservationDto } from './dto/created-reservation.dto.js';

/** What a repeated call is recognised by. */
export interface IdempotencyClaim {
  /** `null` when the client sent none: then nothing is remembered. */
  key: string | null;
  requestHash: string;
}

/** Milliseconds for which an answer is kept (rules §3). */
export const answersKeptFor = 24 * 60 * 60 * 1000;

const findStatement = {
  name: 'find-idempotent-answer',
  text: `SELECT request_hash AS "requestHash", response FROM idempotency_keys WHERE key = $1 AND created_at > $2`,
};

const rememberStatement = {
  name: 'remember-idempotent-answer',
  text: `
    INSERT INTO idempotency_keys (key, request_hash, response, created_at) VALUES ($1, $2, $3, $4)
    ON CONFLICT (key) DO UPDATE
      SET request_hash = excluded.request_hash, response = excluded.response, created_at = excluded.created_at`,
};

/** The claim of a request. What only proves that a person sits there may differ between two tries. */
export function claimOf(request: CreateReservationDto, key: string | null): IdempotencyClaim {
  const { captchaToken: _token, openedForMs: _opened, website: _website, ...rest } = request;
  const canonical = JSON.stringify(Object.entries(rest).sort(([a], [b]) => (a < b ? -1 : 1)));
  return { key, requestHash: createHash('sha256').update(canonical).digest('base64url') };
}

/** The answer already given to this request, if any; throws `idempotency_mismatch` when the key belongs to another one. */
export async function findAnswer(
  run: RunStatement,
  { key, requestHash }: IdempotencyClaim,
  now: Date,
): Promise<CreatedReservationDto | null> {
  if (key === null) return null;
  const since = new Date(now.getTime() - answersKeptFor);
  const [kept] = await run<{ requestHash: string; response: CreatedReservationDto }>(findStatement, [key, since]);
  if (kept && kept.requestHash !== requestHash) throw new Problem('idempotency_mismatch');
  return kept?.response ?? null;
}

/** Keeps the answer in the transaction that made it true. */
export async function rememberAnswer(
  run: RunStatement,
  { key, requestHash }: IdempotencyClaim,
  { answer, now }: { answer: CreatedReservationDto; now: Date },
): Promise<void> {
  if (key !== null) await run(rememberStatement, [key, requestHash, JSON.stringify(answer), now]);
}
