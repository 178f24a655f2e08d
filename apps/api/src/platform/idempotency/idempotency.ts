import { createHash } from 'node:crypto';
import type { RunStatement } from '../database/named-query.js';
import { turnKey } from '../database/sql-expressions.js';
import { Problem } from '../http/problems/problem.js';

export interface IdempotencyClaim {
  /** Then nothing is stored. */
  key: string | null;
  requestHash: string;
}

export interface ClaimNow {
  claim: IdempotencyClaim;
  now: Date;
}

/** Milliseconds (rules §3). */
export const answersKeptFor = 24 * 60 * 60 * 1000;

/** Until the transaction ends; does not wait. */
const turnStatement = {
  name: 'take-key-turn',
  text: `SELECT pg_try_advisory_xact_lock(${turnKey('idempotencyKey', '$1')}) AS "isMine"`,
};

const findStatement = {
  name: 'find-idempotent-answers',
  text: `
    SELECT key, request_hash AS "requestHash", response, created_at AS "createdAt" FROM idempotency_keys WHERE key = ANY ($1)`,
};

interface StoredAnswer {
  requestHash: string;
  response: unknown;
  createdAt: Date;
}

const rememberStatement = {
  name: 'remember-idempotent-answer',
  text: `
    INSERT INTO idempotency_keys (key, request_hash, response, created_at) VALUES ($1, $2, $3, $4)
    ON CONFLICT (key) DO UPDATE
      SET request_hash = excluded.request_hash, response = excluded.response, created_at = excluded.created_at`,
};

const proofFields: ReadonlySet<string> = new Set(['captchaToken', 'decoy', 'website', 'openedForMs']);

/** Fields that only prove that a person sent it may differ between two attempts. */
export function claimOf(request: object, key: string | null): IdempotencyClaim {
  const isClaimed = ([field]: [string, unknown]): boolean => !proofFields.has(field);
  const canonical = JSON.stringify(
    Object.entries(request)
      .filter(isClaimed)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  return { key, requestHash: createHash('sha256').update(canonical).digest('base64url') };
}

export type FindKept = (key: string) => Promise<StoredAnswer | undefined>;

/** Some may be older than `answersKeptFor`. */
export async function keptUnder(
  run: RunStatement,
  keys: readonly string[],
): Promise<ReadonlyMap<string, StoredAnswer>> {
  const rows = await run<StoredAnswer & { key: string }>(findStatement, [keys]);
  return new Map(rows.map(({ key, ...stored }) => [key, stored]));
}

/** Throws `idempotency_mismatch` when the key belongs to another request. */
export async function findMade<Made>(find: FindKept, { claim, now }: ClaimNow): Promise<Made | null> {
  if (claim.key === null) return null;
  const stored = await find(claim.key);
  if (!stored || stored.createdAt.getTime() <= now.getTime() - answersKeptFor) return null;
  if (stored.requestHash !== claim.requestHash) throw new Problem('idempotency_mismatch');
  return stored.response as Made;
}

/**
 * Or calls `make` and stores its answer in the same transaction. The caller must hold the lock of the key. The answer
 * must not contain personal data: the registry finds these rows by ids alone.
 */
export async function madeOnce<Made>(run: RunStatement, at: ClaimNow, make: () => Promise<Made>): Promise<Made> {
  const known = await findMade<Made>(async (key) => (await keptUnder(run, [key])).get(key), at);
  if (known) return known;
  const made = await make();
  const { key, requestHash } = at.claim;
  if (key !== null) await run(rememberStatement, [key, requestHash, JSON.stringify(made), at.now]);
  return made;
}

/** For a caller that does not hold the lock of the key yet. Throws `idempotency_in_flight`. */
export async function makeOnce<Made>(run: RunStatement, at: ClaimNow, make: () => Promise<Made>): Promise<Made> {
  const [turn] = at.claim.key === null ? [] : await run<{ isMine: boolean }>(turnStatement, [at.claim.key]);
  if (turn?.isMine === false) throw new Problem('idempotency_in_flight', { retryAfter: 1 });
  return madeOnce(run, at, make);
}
