import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../clock/clock.js';
import { poolQuerier, txQuerier } from '../database/named-statements.js';
import { toIdempotencyClaim, findStoredResult, runOnce, createStoredAnswerFinder } from '../idempotency/idempotency.js';
import { GuestRateLimits } from '../rate-limits/guest-rate-limits.js';
import { requireEmptyHoneypot } from '../rate-limits/honeypot.js';
import { Captcha } from './captcha.js';
import type { CaptchaFormDto } from './captcha.dto.js';

/** From a page without script whose stamp was valid. Its key counts once. */
export interface PlainFormOrigin {
  kind: string;
  key: string;
}

export type FormOrigin = { ip: string } | PlainFormOrigin;

@Injectable()
export class FormSubmissions {
  constructor(
    private readonly source: DataSource,
    private readonly captcha: Captcha,
    private readonly limits: GuestRateLimits,
    private readonly clock: Clock,
  ) {}

  /** In the transaction that uses up its proof. Throws `captcha_failed`, `proof_needed`, `email_rate_limit`. */
  async submitForm(
    form: CaptchaFormDto & { email: string },
    origin: FormOrigin,
    save: (tx: EntityManager) => Promise<void>,
  ): Promise<void> {
    requireEmptyHoneypot(form);
    if ('key' in origin) return this.submitPlainForm(form, origin, save);
    const solution = await this.captcha.verifyToken(form.captchaToken, origin.ip);
    await this.source.transaction(async (tx) => {
      await this.captcha.claimSolution(tx, solution);
      await save(tx);
    });
  }

  /** Without a captcha: once for its key, and at most three times an hour for its e-mail. */
  async submitPlainForm(
    form: { email: string },
    { kind, key }: PlainFormOrigin,
    save: (tx: EntityManager) => Promise<void>,
  ): Promise<void> {
    const timedClaim = { claim: toIdempotencyClaim(form, key), now: this.clock.now() };
    if (await findStoredResult(createStoredAnswerFinder(poolQuerier(this.source)), timedClaim)) return;
    await this.limits.enforcePlainFormLimit(kind, form.email);
    await this.source.transaction((tx) =>
      runOnce(txQuerier(tx), timedClaim, async () => {
        await save(tx);
        return { isKept: true };
      }),
    );
  }
}
