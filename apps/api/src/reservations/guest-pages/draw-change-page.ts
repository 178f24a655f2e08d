import { guestMay, houseOn, isToBeAgreed, minuteOfTime, minutesPerHour } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { localMoment } from '../../platform/clock/local-time.js';
import { visitTimes } from '../../platform/clock/visit-times.js';
import type { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';
import { Houses } from '../../venue/read/houses.js';
import type { Page } from '../../platform/http/server/standing-page.js';
import { Venues } from '../../content/core/venues.js';
import { type GuestLook, languageOf } from './draw-guest-page.js';
import { guestChangePage } from './guest-change-page.js';
import type { ChangeNotice } from './guest-change-texts.js';
import type { HeldReservation } from '../guest-link/guest-reservations.js';
import { GuestStamps } from './parts/guest-stamps.js';
import { GuestTimes } from '../guest-link/guest-times.js';
import { guestVisitOf } from '../core/reservation-views.js';
import { type Asked, type VisitSought, soughtBy } from './parts/visit-form.js';

export interface ChangeLook extends GuestLook {
  asked: Asked;
}

interface Answered {
  notice: ChangeNotice | null;
  status: number;
  retryAfter?: number;
}

@Injectable()
export class DrawChangePage {
  constructor(
    private readonly venues: Venues,
    private readonly houses: Houses,
    private readonly stamps: GuestStamps,
    private readonly times: GuestTimes,
  ) {}

  /** `null` for a visit that its guest may no longer change. */
  async page(
    { reservation, now }: HeldReservation,
    look: ChangeLook,
    { notice, status, retryAfter }: Answered = { notice: null, status: 200 },
  ): Promise<Page | null> {
    const moment = localMoment(now);
    if (!guestMay('change', guestVisitOf(reservation, now), moment)) return null;
    const language = languageOf(look, reservation.preferredLanguage);
    const house = await this.houses.recent();
    const sought = soughtBy(look.asked, visitOf(reservation), house);
    const { rules, hours } = houseOn(sought.date, house);
    const html = guestChangePage({
      ...{ reservation, sought, language, notice, retryAfter, path: `/r/${look.token}`, now: moment },
      ...(await this.room(reservation, sought)),
      specialRequests: typeof look.asked.specialRequests === 'string' ? look.asked.specialRequests : '',
      venue: await this.venues.inLanguage(language),
      ...{ rules, isOpen: hours !== null },
      isAsked: reservation.status === 'confirmed' && isToBeAgreed(reservation, sought, rules),
      stamp: this.stamps.make(reservation.id),
    });
    return { status, html, ...(retryAfter !== undefined && { retryAfter }) };
  }

  /** True when the form was shown to the guest before it was sent. */
  isLookedAt(stamp: unknown, { reservation }: HeldReservation): boolean {
    return this.stamps.isGood(stamp, reservation.id);
  }

  /** Searches another evening only where the requested one has no free start. */
  private async room(reservation: Reservation, { date, partySize, duration, time }: VisitSought) {
    const asked = { date, partySize, minutes: duration * minutesPerHour };
    const startTimes = await this.times.startTimes(reservation, asked);
    if (startTimes.length > 0) return { startTimes, next: null };
    const { nextEvening } = await this.times.alternatives(reservation, asked, minuteOfTime(time));
    return { startTimes, next: nextEvening };
  }
}

function visitOf(reservation: Reservation): VisitSought {
  const { time, duration } = visitTimes(reservation);
  const { date, partySize } = reservation;
  return { date, partySize, duration, time };
}
