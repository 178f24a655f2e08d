import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Problem, type ProblemCode } from '../http/problem.js';
import type { Page } from '../http/standing-page.js';
import { GuestStamps } from '../reservations/guest-stamps.js';
import { DrawFormPage, type FormLook, type FormShown, typedIn } from './draw-form-page.js';
import type { FormNotice } from './form-page-texts.js';
import { SendPlainForm } from './send-plain-form.js';

type WhyNot = Omit<FormShown, 'key' | 'stamp'>;

/** Contact, inquiry and newsletter without script. */
@Injectable()
export class FormPages {
  constructor(
    private readonly sending: SendPlainForm,
    private readonly drawing: DrawFormPage,
    private readonly stamps: GuestStamps,
  ) {}

  show(look: FormLook, why: WhyNot = { status: 200 }): Promise<Page> {
    const key = randomUUID();
    return this.drawing.page(look, { ...why, key, stamp: this.stamps.make(key) });
  }

  sent(look: FormLook): Promise<Page> {
    return this.drawing.sent(look);
  }

  /**
   * `null` when it is kept; else the form again. The pages of the site are the same for all and carry no stamp: what comes from
   * there is shown on a page that has one, and the second press is the proof.
   */
  async send(look: FormLook, isForeign: boolean): Promise<Page | null> {
    const { kind, language, asked } = look;
    const { key, stamp } = asked;
    const isOurs = typeof key === 'string' && typeof stamp === 'string' && this.stamps.isGood(stamp, key);
    if (isForeign || !isOurs) return this.show(look, { status: 200, notice: 'again' });
    try {
      await this.sending.send({ ...typedIn(look), language }, { kind, key });
      return null;
    } catch (error) {
      const why = whyNot(error);
      // What was not taken stays the same form; what was taken, and has been changed since, becomes another one.
      return why.notice === 'twice' ? this.show(look, why) : this.drawing.page(look, { ...why, key, stamp });
    }
  }
}

const notices: Readonly<Partial<Record<ProblemCode, FormNotice>>> = {
  ...{ email_rate_limit: 'tooMany', suspicious_behavior: 'busy', busy: 'busy', storage_full: 'busy' },
  ...{ idempotency_in_flight: 'busy', idempotency_mismatch: 'twice' },
};

/** What a guest reads of a failure; what is nobody's business is thrown on. */
function whyNot(error: unknown): WhyNot {
  if (!(error instanceof Problem)) throw error;
  const { code, extras } = error;
  const { errors: faults = [], retryAfter } = extras;
  if (code === 'validation_failed')
    return { status: 422, faults, ...(faults.some(({ field }) => field === 'eventId') && { notice: 'over' }) };
  const notice = notices[code];
  if (!notice) throw error;
  return { status: error.getStatus(), notice, ...(retryAfter !== undefined && { retryAfter }) };
}
