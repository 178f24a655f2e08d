import type { EntityManager } from 'typeorm';
import { Problem } from '../http/problems/problem.js';
import type { CaptchaChallengeDto } from './captcha.dto.js';

export interface CaptchaSolution {
  /** `null` when the provider itself refuses a second use. */
  challenge: string | null;
  expiresAt: Date;
}

/** Chosen by configuration (rules §7). Injectable. */
export abstract class Captcha {
  /** Throws `captcha_failed`, also when the provider is down. */
  abstract verifyToken(token: string | undefined, ip: string): Promise<CaptchaSolution>;

  /** In the transaction of the form. Throws `captcha_failed` on a second use, unless the provider refuses that itself. */
  async claimSolution(_tx: EntityManager, _solution: CaptchaSolution): Promise<void> {}

  /** Throws `not_found` when the provider creates its own challenges. */
  createChallenge(): Promise<CaptchaChallengeDto> {
    throw new Problem('not_found');
  }
}
