import { Injectable } from '@nestjs/common';
import { Problem } from '../../../platform/http/problems/problem.js';
import type { Page } from '../../../platform/http/server/html-page.js';
import { DrawReservePage, type Refused, type ReserveLook } from './draw-reserve-page.js';
import { GuestStamps } from '../parts/guest-stamps.js';
import { MakeReservation } from '../../booking/make-reservation.js';
import { ReservationForm } from '../../core/reservation-form.js';
import { type ReserveNotice, reservePageTexts } from '../parts/reserve-page-texts.js';
import type { Asked } from '../parts/visit-form.js';

export interface ReservePress extends ReserveLook {
  ip: string;
  /** True when a page of another site sent the form. */
  isForeign: boolean;
}

/** Reserving without script (decision 0031): the same checks as for every reservation, and confirmation by mail. */
@Injectable()
export class ReservePages {
  constructor(
    private readonly making: MakeReservation,
    private readonly form: ReservationForm,
    private readonly stamps: GuestStamps,
    private readonly drawing: DrawReservePage,
  ) {}

  show(look: ReserveLook, why?: Refused<ReserveNotice>): Promise<Page> {
    return this.drawing.page(look, this.stamps.newForm(), why);
  }

  sent(look: ReserveLook): Promise<Page> {
    return this.drawing.sent(look.language);
  }

  /** `null` when the table is held and the mail is queued; else the form again, with the typed values and the errors. */
  async reserve({ ip, isForeign, ...look }: ReservePress): Promise<Page | null> {
    const { stamp, key, ...typed } = look.asked;
    const idempotencyKey = typeof key === 'string' ? key : '';
    if (isForeign || !this.stamps.isNewForm(stamp, idempotencyKey))
      return this.show(look, { status: 200, notice: 'again' });
    if ((await this.drawing.sought(look.asked)).isTooLarge) return this.show(look, { status: 422 });
    try {
      const request = await this.form.transform(asSent(typed, look));
      await this.making.createReservation(request, { ip, idempotencyKey, confirmsByMail: true });
      return null;
    } catch (error) {
      return await this.show(look, refusedBy(error, reservePageTexts.sk.notices));
    }
  }
}

/** Converts the form's strings to the types of the JSON request; missing fields stay missing. */
function asSent({ partySize, duration, isSecondTable, ...typed }: Asked, { language }: ReserveLook): Asked {
  return {
    ...typed,
    ...(partySize !== undefined && { partySize: Number(partySize) }),
    ...(duration !== undefined && { duration: Number(duration) }),
    ...(isSecondTable === 'true' && { isSecondTable: true }),
    preferredLanguage: language,
  };
}

/** The message for a failure; a failure without a message is thrown again. */
export function refusedBy<Notice extends string>(
  error: unknown,
  notices: Readonly<Record<Notice, string>>,
): Refused<Notice> {
  if (!(error instanceof Problem)) throw error;
  const { code, extras } = error;
  if (code === 'validation_failed') return { status: 422, errors: extras.errors ?? [] };
  if (!(code in notices)) throw error;
  return { status: error.getStatus(), notice: code as string as Notice, retryAfter: extras.retryAfter };
}
