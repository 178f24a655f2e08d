import { type GuestPress as Press, type MinutesLate, minutesLate } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { Problem } from '../../platform/http/problems/problem.js';
import type { Page } from '../../platform/http/server/standing-page.js';
import { DrawGuestPage, type GuestLook, type Noticed } from './draw-guest-page.js';
import type { AlternativesDto } from '../core/staff-problem.dto.js';
import { GuestActions } from '../guest-link/guest-actions.js';
import type { GuestNotice } from './parts/guest-page-texts.js';
import { GuestReservations, type HeldReservation } from '../guest-link/guest-reservations.js';
import { GuestStamps } from './parts/guest-stamps.js';

export interface GuestPress extends GuestLook {
  deed: Press;
  ip: string;
  /** True when a page of another site sent the form. */
  isForeign: boolean;
  form: Readonly<Record<string, unknown>>;
}

/** The page behind a guest's link, and its forms (decision 0028). */
@Injectable()
export class GuestPages {
  constructor(
    private readonly guests: GuestReservations,
    private readonly actions: GuestActions,
    private readonly stamps: GuestStamps,
    private readonly drawing: DrawGuestPage,
  ) {}

  /** Changes nothing, because mail programs open links before people do. */
  async show(look: GuestLook): Promise<Page> {
    return this.drawing.page(await this.guests.findIfOpen(look.token), look);
  }

  /** `null` on success, then the page is to be loaded again; else the page with the reason. */
  async press(press: GuestPress): Promise<Page | null> {
    const held = await this.guests.findIfOpen(press.token);
    if (!held) return this.drawing.page(null, press);
    if (!this.isMeant(press, held)) return this.drawing.page(held, { ...press, notice: 'again' });
    const { deed, token, ip, form } = press;
    const minutes = minutesIn(form);
    try {
      await this.actions.act({ deed, token, ip, version: Number(form.version), ...(minutes && { minutes }) });
      return null;
    } catch (error) {
      const notice = noticeOf(error);
      return this.drawing.page(await this.guests.findIfOpen(token), { ...press, ...notice });
    }
  }

  /** True when the guest was shown the page and pressed a button of it. */
  private isMeant({ isForeign, deed, form }: GuestPress, { reservation }: HeldReservation): boolean {
    const isWhole = deed !== 'late' || minutesIn(form) !== null;
    return !isForeign && isWhole && this.stamps.isGood(form.stamp, reservation.id);
  }
}

const isProblem = (error: unknown): error is Problem => error instanceof Problem;

const notices: readonly GuestNotice[] = [
  ...(['changed_meanwhile', 'transition_not_allowed', 'capacity_full', 'slot_not_offered'] as const),
  ...(['ip_rate_limit', 'busy'] as const),
];

/** The message for a failure; a failure without a message is thrown again. */
function noticeOf(error: unknown): Partial<Noticed> {
  const notice = isProblem(error) ? notices.find((code) => code === error.code) : undefined;
  if (!isProblem(error) || !notice) throw error;
  const { alternatives } = (error.extras.members ?? {}) as { alternatives?: AlternativesDto };
  const free = alternatives?.sameEvening ?? [];
  return { notice, status: error.getStatus(), free, retryAfter: error.extras.retryAfter };
}

const minutesIn = ({ minutes }: GuestPress['form']): MinutesLate | null =>
  minutesLate.find((one) => String(one) === minutes) ?? null;
