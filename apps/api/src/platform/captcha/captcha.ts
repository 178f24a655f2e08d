import type { EntityManager } from 'typeorm';
import type { CaptchaProvider } from '../config/settings.js';
import { Problem } from '../http/problems/problem.js';
import type { CaptchaChallengeDto } from './captcha.dto.js';

export interface CaptchaSolution {
  /** Makes the solution unique; `null` when the provider itself refuses a second use. */
  challenge: string | null;
  expiresAt: Date;
}

/** One captcha provider, chosen by configuration (rules §7). Injectable. */
export abstract class Captcha {
  /** Throws the problem `captcha_failed` for a missing, wrong or expired token, and when the provider is down. */
  abstract verify(token: string | undefined, ip: string): Promise<CaptchaSolution>;

  /** Marks a solution as used, in the transaction of the form. Throws `captcha_failed` on a second use. */
  abstract claim(tx: EntityManager, solution: CaptchaSolution): Promise<void>;

  /** Creates a challenge. Throws `not_found` when the provider creates its own challenges. */
  createChallenge(): Promise<CaptchaChallengeDto> {
    throw new Problem('not_found');
  }

  abstract publicSettings(): { provider: CaptchaProvider; siteKey: string | null };
}
