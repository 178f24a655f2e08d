import { placeholderCaptchaToken } from '@strapec/domain';
import type { EntityManager } from 'typeorm';
import type { Clock } from '../clock/clock.js';
import { Problem } from '../http/problem.js';
import { Captcha, type CaptchaSolution } from './captcha.js';

/** For development and tests: takes the placeholder that the specification names, and nothing else. */
export class NoCaptcha extends Captcha {
  constructor(private readonly clock: Clock) {
    super();
  }

  async verify(token: string | undefined): Promise<CaptchaSolution> {
    if (token !== placeholderCaptchaToken) throw new Problem('captcha_failed');
    return Promise.resolve({ challenge: null, expiresAt: this.clock.now() });
  }

  async claim(_tx: EntityManager, _solution: CaptchaSolution): Promise<void> {}

  publicSettings(): ReturnType<Captcha['publicSettings']> {
    return { provider: 'none', siteKey: null };
  }
}
