import { Module } from '@nestjs/common';
import { placeholderCaptchaToken } from '@strapec/domain';
import { Clock } from '../clock/clock.js';
import { SessionSecret } from '../config/session-secret.js';
import { Settings } from '../config/settings.js';
import { AltchaCaptcha } from './altcha-captcha.js';
import { SiteverifyCaptcha } from './siteverify-captcha.js';
import { CaptchaController } from './captcha.controller.js';
import { Captcha, type CaptchaSolution } from './captcha.js';
import { FormSubmissions } from './form-submissions.js';
import { Problem } from '../http/problems/problem.js';

/** For development and tests: accepts only the placeholder that the specification names. */
class PlaceholderCaptcha extends Captcha {
  constructor(private readonly clock: Clock) {
    super();
  }

  async verifyToken(token: string | undefined): Promise<CaptchaSolution> {
    if (token !== placeholderCaptchaToken) throw new Problem('captcha_failed');
    return Promise.resolve({ challenge: null, expiresAt: this.clock.now() });
  }
}

@Module({
  controllers: [CaptchaController],
  providers: [
    FormSubmissions,
    { provide: Captcha, useFactory: createCaptcha, inject: [Settings, SessionSecret, Clock] },
  ],
  exports: [Captcha, FormSubmissions],
})
export class CaptchaModule {}

function createCaptcha({ captcha }: Settings, secret: SessionSecret, clock: Clock): Captcha {
  if (captcha.provider === 'altcha') return new AltchaCaptcha(secret, clock);
  if (captcha.provider === 'none') return new PlaceholderCaptcha(clock);
  return new SiteverifyCaptcha(captcha.provider, captcha, clock);
}
