import { createHash } from 'node:crypto';
import type { RunStatement } from '../database/named-query.js';
import { turnKey } from '../database/turn-key.js';
import { Problem } from '../http/problems/problem.js';

/** What a repeated call is recognised by. */
export interface IdempotencyClaim {
  /** `null` when the client sent none: then nothing is remembered. */
  key: string | null;
  requestHash: string;
}

/** A claim, and when it is made. */
export interface ClaimNow {
  claim: IdempotencyClaim;
  now: Date;
}

/** Milliseconds for which an answer is kept (rules §3). */
export const answersKeptFor = 24 * 60 * 60 * 1000;

/** Takes the turn of a key without waiting, for as long as the transaction lasts. */
const turnStatement = {
  name: 'take-key-turn',
  text: `SELECT pg_try_advisory_xact_lock(${turnKey('idempotencyKey', '$1')}) AS "isMine"`,
};

const findStatement = {
  name: 'find-idempotent-answers',
  text: `
    SELECT key, request_hash AS "requestHash", response, created_at AS "createdAt" FROM idempotency_keys WHERE key = ANY ($1)`,
};

/** What is kept under a key. */
interface KeptAnswer {
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

/** The claim of a request. The fields that only prove that a person sent it may differ between two tries. */
export function claimOf(request: object, key: string | null): IdempotencyClaim {
  const isClaimed = ([field]: [string, unknown]): boolean => !proofFields.has(field);
  const canonical = JSON.stringify(
    Object.entries(request)
      .filter(isClaimed)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  return { key, requestHash: createHash('sha256').update(canonical).digest('base64url') };
}

/** Finds what is kept under a key. */
export type FindKept = (key: string) => Promise<KeptAnswer | undefined>;

/** Reads what is kept under some keys; some of it may be older than it is to be kept. */
export async function keptUnder(run: RunStatement, keys: readonly string[]): Promise<ReadonlyMap<string, KeptAnswer>> {
  const rows = await run<KeptAnswer & { key: string }>(findStatement, [keys]);
  return new Map(rows.map(({ key, ...kept }) => [key, kept]));
}

/** What this request has made already, if anything; throws `idempotency_mismatch` when the key belongs to another one. */
export async function findMade<Made>(find: FindKept, { claim, now }: ClaimNow): Promise<Made | null> {
  if (claim.key === null) return null;
  const kept = await find(claim.key);
  if (!kept || kept.createdAt.getTime() <= now.getTime() - answersKeptFor) return null;
  if (kept.requestHash !== claim.requestHash) throw new Problem('idempotency_mismatch');
  return kept.response as Made;
}

/**
 * What this request has made already, or what `make` makes of it now, kept in the transaction that makes it true. For
 * whoever has the key's turn; what is kept names nobody, since the registry of personal data knows it by ids alone.
 */
export async function madeOnce<Made>(run: RunStatement, at: ClaimNow, make: () => Promise<Made>): Promise<Made> {
  const known = await findMade<Made>(async (key) => (await keptUnder(run, [key])).get(key), at);
  if (known) return known;
  const made = await make();
  const { key, requestHash } = at.claim;
  if (key !== null) await run(rememberStatement, [key, requestHash, JSON.stringify(made), at.now]);
  return made;
}

/** The same for whoever has not taken the key's turn yet; throws `idempotency_in_flight` while somebody else has it. */
export async function makeOnce<Made>(run: RunStatement, at: ClaimNow, make: () => Promise<Made>): Promise<Made> {
  const [turn] = at.claim.key === null ? [] : await run<{ isMine: boolean }>(turnStatement, [at.claim.key]);
  if (turn?.isMine === false) throw new Problem('idempotency_in_flight', { retryAfter: 1 });
  return madeOnce(run, at, make);
}
