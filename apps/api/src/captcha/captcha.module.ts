import { Module } from '@nestjs/common';
import { Clock } from '../clock/clock.js';
import { SessionSecret } from '../config/session-secret.js';
import { Settings } from '../config/settings.js';
import { AltchaCaptcha } from './captcha-altcha.js';
import { NoCaptcha } from './captcha-none.js';
import { SiteverifyCaptcha } from './captcha-siteverify.js';
import { CaptchaController } from './captcha.controller.js';
import { Captcha } from './captcha.js';
import { ProvenForms } from './proven-forms.js';

@Module({
  controllers: [CaptchaController],
  providers: [ProvenForms, { provide: Captcha, useFactory: chosenCaptcha, inject: [Settings, SessionSecret, Clock] }],
  exports: [Captcha, ProvenForms],
})
export class CaptchaModule {}

/** The one driver that the environment names. */
function chosenCaptcha({ captcha }: Settings, secret: SessionSecret, clock: Clock): Captcha {
  if (captcha.provider === 'altcha') return new AltchaCaptcha(secret, clock);
  if (captcha.provider === 'none') return new NoCaptcha(clock);
  return new SiteverifyCaptcha(captcha.provider, captcha, clock);
}
