import type { Clock } from '../clock/clock.js';
import type { Settings } from '../config/settings.js';
import { Problem } from '../http/problems/problem.js';
import { Captcha, type CaptchaSolution } from './captcha.js';

export type SiteverifyProvider = 'hcaptcha' | 'turnstile' | 'recaptcha';

const verifyUrls: Readonly<Record<SiteverifyProvider, string>> = {
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  recaptcha: 'https://www.google.com/recaptcha/api/siteverify',
};
const requestTimeoutMs = 5_000;
const maxTokenLength = 4_000; // characters

/** When the provider is down, slow or gives an invalid answer, the form is refused (rules §7, proof S7). */
export class SiteverifyCaptcha extends Captcha {
  constructor(
    private readonly provider: SiteverifyProvider,
    private readonly settings: Settings['captcha'],
    private readonly clock: Clock,
  ) {
    super();
  }

  async verifyToken(token: string | undefined, ip: string): Promise<CaptchaSolution> {
    const isPlausible = token !== undefined && token !== '' && token.length <= maxTokenLength;
    if (!isPlausible || !(await this.verifyWithProvider(token, ip))) throw new Problem('captcha_failed');
    return { challenge: null, expiresAt: this.clock.now() };
  }

  private async verifyWithProvider(token: string, ip: string): Promise<boolean> {
    const body = new URLSearchParams({ secret: this.settings.secret ?? '', response: token, remoteip: ip });
    const verifyUrl = this.settings.verifyUrl ?? verifyUrls[this.provider];
    try {
      const response = await fetch(verifyUrl, { method: 'POST', body, signal: AbortSignal.timeout(requestTimeoutMs) });
      const answer = (await response.json()) as { success?: unknown } | null;
      return response.ok && answer?.success === true;
    } catch {
      return false;
    }
  }
}
