import type { Clock } from '../clock/clock.js';
import type { Settings } from '../config/settings.js';
import { Problem } from '../http/problems/problem.js';
import { Captcha, type CaptchaSolution } from './captcha.js';

export type SiteverifyProvider = 'hcaptcha' | 'turnstile' | 'recaptcha';

const addresses: Readonly<Record<SiteverifyProvider, string>> = {
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  recaptcha: 'https://www.google.com/recaptcha/api/siteverify',
};
const longestWait = 5_000; // milliseconds
const longestToken = 4_000; // characters

/** When the provider is down, slow or gives an invalid answer, the form is refused (rules §7, proof S7). */
export class SiteverifyCaptcha extends Captcha {
  constructor(
    private readonly provider: SiteverifyProvider,
    private readonly settings: Settings['captcha'],
    private readonly clock: Clock,
  ) {
    super();
  }

  async verify(token: string | undefined, ip: string): Promise<CaptchaSolution> {
    const mayAsk = token !== undefined && token !== '' && token.length <= longestToken;
    if (!mayAsk || !(await this.ask(token, ip))) throw new Problem('captcha_failed');
    return { challenge: null, expiresAt: this.clock.now() };
  }

  private async ask(token: string, ip: string): Promise<boolean> {
    const body = new URLSearchParams({ secret: this.settings.secret ?? '', response: token, remoteip: ip });
    const address = this.settings.verifyUrl ?? addresses[this.provider];
    try {
      const response = await fetch(address, { method: 'POST', body, signal: AbortSignal.timeout(longestWait) });
      const answer = (await response.json()) as { success?: unknown } | null;
      return response.ok && answer?.success === true;
    } catch {
      return false;
    }
  }
}
