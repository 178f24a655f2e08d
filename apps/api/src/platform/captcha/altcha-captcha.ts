import { hkdfSync } from 'node:crypto';
import { type Challenge, type Payload, createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { EntityManager } from 'typeorm';
import type { Clock } from '../clock/clock.js';
import type { SessionSecret } from '../config/session-secret.js';
import { type NamedStatement, queryInTransaction } from '../database/named-statements.js';
import { Problem } from '../http/problems/problem.js';
import { Captcha, type CaptchaSolution } from './captcha.js';

// About 300 derivations of 5,000 rounds take about a second on a phone while the guest types.
const roundsPerDerivation = 5_000;
const derivationCountRange = { min: 200, max: 400 };
const challengeLifetimeMs = 30 * 60 * 1000; // milliseconds; a guest may keep the dialog open that long
const maxTokenLength = 4_000; // characters

const claimChallengeStatement: NamedStatement = {
  name: 'claim-captcha',
  text: `INSERT INTO used_captchas (challenge, expires_at) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING challenge`,
};

/** Without another company and without a cookie. A used solution is refused (rules §7). */
export class AltchaCaptcha extends Captcha {
  private readonly secrets: { hmacSignatureSecret: string; hmacKeySignatureSecret: string };

  constructor(
    secret: SessionSecret,
    private readonly clock: Clock,
  ) {
    super();
    this.secrets = {
      hmacSignatureSecret: deriveSecret(secret, 'altcha challenge'),
      hmacKeySignatureSecret: deriveSecret(secret, 'altcha key'),
    };
  }

  override async createChallenge(): Promise<Challenge> {
    return createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: roundsPerDerivation,
      counter: randomInt(derivationCountRange.min, derivationCountRange.max),
      expiresAt: new Date(this.clock.now().getTime() + challengeLifetimeMs),
      deriveKey,
      ...this.secrets,
    });
  }

  async verifyToken(token: string | undefined): Promise<CaptchaSolution> {
    const payload = parsePayload(token);
    const isValid = payload !== null && (await this.isSolved(payload));
    if (!isValid) throw new Problem('captcha_failed');
    const { expiresAt } = payload.challenge.parameters;
    const { signature } = payload.challenge;
    if (!signature || !expiresAt || expiresAt * 1000 <= this.clock.now().getTime()) throw new Problem('captcha_failed');
    return { challenge: signature, expiresAt: new Date(expiresAt * 1000) };
  }

  override async claimSolution(tx: EntityManager, { challenge, expiresAt }: CaptchaSolution): Promise<void> {
    const claimedRows = await queryInTransaction(tx, claimChallengeStatement, [challenge, expiresAt]);
    if (claimedRows.length === 0) throw new Problem('captcha_failed');
  }

  private async isSolved({ challenge, solution }: Payload): Promise<boolean> {
    const options = { challenge, solution, deriveKey, ...this.secrets };
    const { verified } = await verifySolution(options).catch(() => ({ verified: false }));
    return verified;
  }
}

/** Every process derives the same keys. */
function deriveSecret(secret: SessionSecret, purpose: string): string {
  return Buffer.from(hkdfSync('sha256', secret.value, '', purpose, 32)).toString('base64url');
}

/** Base64 of JSON. A challenge that we signed always holds its own parameters. */
function parsePayload(token: string | undefined): Payload | null {
  if (!token || token.length > maxTokenLength) return null;
  try {
    const payload = JSON.parse(Buffer.from(token, 'base64').toString('utf8')) as Partial<Payload> | null;
    const isComplete = payload?.challenge?.parameters !== undefined && payload.solution !== undefined;
    return isComplete ? (payload as Payload) : null;
  } catch {
    return null;
  }
}
