import { createHash } from 'node:crypto';
import type { Querier } from '../database/named-statements.js';
import { advisoryLockKeySql } from '../database/sql-expressions.js';
import { Problem } from '../http/problems/problem.js';

export interface IdempotencyClaim {
  /** `null`: nothing is stored. */
  key: string | null;
  requestHash: string;
}

export interface TimedClaim {
  claim: IdempotencyClaim;
  now: Date;
}

/** Milliseconds (rules §3). */
export const answerLifetimeMs = 24 * 60 * 60 * 1000;

/** Until the transaction ends; does not wait. */
const lockKeyStatement = {
  name: 'take-key-turn',
  text: `SELECT pg_try_advisory_xact_lock(${advisoryLockKeySql('idempotencyKey', '$1')}) AS "isMine"`,
};

const findAnswersStatement = {
  name: 'find-idempotent-answers',
  text: `
    SELECT key, request_hash AS "requestHash", response, created_at AS "createdAt" FROM idempotency_keys WHERE key = ANY ($1)`,
};

interface StoredAnswer {
  requestHash: string;
  response: unknown;
  createdAt: Date;
}

const storeAnswerStatement = {
  name: 'remember-idempotent-answer',
  text: `
    INSERT INTO idempotency_keys (key, request_hash, response, created_at) VALUES ($1, $2, $3, $4)
    ON CONFLICT (key) DO UPDATE
      SET request_hash = excluded.request_hash, response = excluded.response, created_at = excluded.created_at`,
};

const proofFields: ReadonlySet<string> = new Set(['captchaToken', 'decoy', 'website', 'openedForMs']);

/** Fields that only prove that a person sent it may differ between two attempts. */
export function toIdempotencyClaim(request: object, key: string | null): IdempotencyClaim {
  const isClaimedField = ([field]: [string, unknown]): boolean => !proofFields.has(field);
  const canonicalRequest = JSON.stringify(
    Object.entries(request)
      .filter(isClaimedField)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  return { key, requestHash: createHash('sha256').update(canonicalRequest).digest('base64url') };
}

export type FindStoredAnswer = (key: string) => Promise<StoredAnswer | undefined>;

/** Some may be older than `answerLifetimeMs`. */
export async function findStoredAnswers(
  querier: Querier,
  keys: readonly string[],
): Promise<ReadonlyMap<string, StoredAnswer>> {
  const rows = await querier<StoredAnswer & { key: string }>(findAnswersStatement, [keys]);
  return new Map(rows.map(({ key, ...storedAnswer }) => [key, storedAnswer]));
}

export const createStoredAnswerFinder =
  (querier: Querier): FindStoredAnswer =>
  async (key) =>
    (await findStoredAnswers(querier, [key])).get(key);

/** Throws `idempotency_mismatch` when the key belongs to another request. */
export async function findStoredResult<Result>(
  findAnswer: FindStoredAnswer,
  { claim, now }: TimedClaim,
): Promise<Result | null> {
  if (claim.key === null) return null;
  const storedAnswer = await findAnswer(claim.key);
  if (!storedAnswer || storedAnswer.createdAt.getTime() <= now.getTime() - answerLifetimeMs) return null;
  if (storedAnswer.requestHash !== claim.requestHash) throw new Problem('idempotency_mismatch');
  return storedAnswer.response as Result;
}

/**
 * Or calls `work` and stores its answer in the same transaction. The caller must hold the lock of the key. The answer
 * must not contain personal data: the registry finds these rows by ids alone.
 */
export async function runOnceUnderLock<Result>(
  querier: Querier,
  timedClaim: TimedClaim,
  work: () => Promise<Result>,
): Promise<Result> {
  const storedResult = await findStoredResult<Result>(createStoredAnswerFinder(querier), timedClaim);
  if (storedResult) return storedResult;
  const result = await work();
  const { key, requestHash } = timedClaim.claim;
  if (key !== null) await querier(storeAnswerStatement, [key, requestHash, JSON.stringify(result), timedClaim.now]);
  return result;
}

/** For a caller that does not hold the lock of the key yet. Throws `idempotency_in_flight`. */
export async function runOnce<Result>(
  querier: Querier,
  timedClaim: TimedClaim,
  work: () => Promise<Result>,
): Promise<Result> {
  const [keyLock] =
    timedClaim.claim.key === null ? [] : await querier<{ isMine: boolean }>(lockKeyStatement, [timedClaim.claim.key]);
  if (keyLock?.isMine === false) throw new Problem('idempotency_in_flight', { retryAfter: 1 });
  return runOnceUnderLock(querier, timedClaim, work);
}
