import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../clock/clock.js';
import { onPool, within } from '../database/named-query.js';
import { claimOf, findMade, keptUnder, makeOnce } from '../idempotency/idempotency.js';
import { GuestLimits } from '../rate-limits/guest-limits.js';
import { checkHoneypot } from '../rate-limits/honeypot.js';
import { Captcha } from './captcha.js';
import type { CaptchaFormDto } from './captcha.dto.js';

/** From a page without script whose stamp was valid. Its key counts once. */
export interface PlainForm {
  kind: string;
  key: string;
}

export type FormOrigin = { ip: string } | PlainForm;

@Injectable()
export class ProvenForms {
  constructor(
    private readonly source: DataSource,
    private readonly captcha: Captcha,
    private readonly limits: GuestLimits,
    private readonly clock: Clock,
  ) {}

  /** In the transaction that uses up its proof. Throws `captcha_failed`, `proof_needed`, `email_rate_limit`. */
  async keep(
    form: CaptchaFormDto & { email: string },
    origin: FormOrigin,
    keep: (tx: EntityManager) => Promise<void>,
  ): Promise<void> {
    checkHoneypot(form);
    if ('key' in origin) return this.keepOnce(form, origin, keep);
    const solution = await this.captcha.verify(form.captchaToken, origin.ip);
    await this.source.transaction(async (tx) => {
      await this.captcha.claim(tx, solution);
      await keep(tx);
    });
  }

  /** Without a captcha: once for its key, and at most three times an hour for its e-mail. */
  async keepOnce(
    form: { email: string },
    { kind, key }: PlainForm,
    keep: (tx: EntityManager) => Promise<void>,
  ): Promise<void> {
    const at = { claim: claimOf(form, key), now: this.clock.now() };
    const run = onPool(this.source);
    if (await findMade(async (known) => (await keptUnder(run, [known])).get(known), at)) return;
    await this.limits.admitPlainForm(kind, form.email);
    await this.source.transaction((tx) =>
      makeOnce(within(tx), at, async () => {
        await keep(tx);
        return { isKept: true };
      }),
    );
  }
}
