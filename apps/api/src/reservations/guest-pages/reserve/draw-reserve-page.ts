import {
  type Venue,
  type Language,
  type ServiceDate,
  addDays,
  venueOn,
  minuteOfTime,
  minutesPerHour,
  reservationLimits,
} from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { AvailabilityService } from '../../../availability/availability.service.js';
import { Clock } from '../../../platform/clock/clock.js';
import { localMoment } from '../../../platform/clock/local-time.js';
import { Settings } from '../../../platform/config/settings.js';
import { Venues } from '../../../venue/read/venues.js';
import type { FieldError } from '../../../platform/http/problems/problem.js';
import type { Page } from '../../../platform/http/server/html-page.js';
import { CurrentBusinessDetails } from '../../../content/core/current-business-details.js';
import type { NewForm } from '../parts/guest-stamps.js';
import { reservePage, reserveSentPage } from './reserve-page.js';
import type { ReserveNotice } from '../parts/reserve-page-texts.js';
import { type Asked, type VisitSought, soughtBy } from '../parts/visit-form.js';

export interface ReserveLook {
  language: Language;
  asked: Asked;
}

export interface Refused<Notice> {
  status: number;
  notice?: Notice;
  errors?: readonly FieldError[];
  retryAfter?: number | undefined;
}

/** Draws the page on which a guest reserves a table without script. */
@Injectable()
export class DrawReservePage {
  constructor(
    private readonly availability: AvailabilityService,
    private readonly venues: Venues,
    private readonly currentDetails: CurrentBusinessDetails,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  async page(
    { language, asked }: ReserveLook,
    form: NewForm,
    why: Refused<ReserveNotice> = { status: 200 },
  ): Promise<Page> {
    const { sought, isTooLarge, now, rules, hours } = await this.sought(asked);
    const { status, retryAfter, notice = isTooLarge ? 'party_too_large' : null } = why;
    const html = reservePage({
      ...{ ...form, sought, language, now, rules, retryAfter, notice, isOpen: hours !== null },
      origin: this.settings.publicUrl,
      ...(await this.room(sought)),
      businessDetails: await this.currentDetails.inLanguage(language),
      typed: asked,
      errors: why.errors ?? [],
    });
    return { status, html, isFound: true, ...(retryAfter !== undefined && { retryAfter }) };
  }

  /** The requested visit; a party too large to book online becomes the usual party. */
  async sought(asked: Asked) {
    const venue = await this.venues.recent();
    const now = localMoment(this.clock.now());
    const usual = usualVisit(now.date, venue);
    const wanted = soughtBy(asked, usual, venue);
    const { rules, hours } = venueOn(wanted.date, venue);
    const isTooLarge = wanted.partySize > rules.largestPartyOnline;
    const partySize = Math.min(isTooLarge ? usual.partySize : wanted.partySize, rules.largestPartyOnline);
    return { sought: { ...wanted, partySize }, isTooLarge, now, rules, hours };
  }

  async sent(language: Language): Promise<Page> {
    return { status: 200, html: reserveSentPage(language, await this.currentDetails.inLanguage(language)) };
  }

  /** Searches another evening only where the requested one has no free start. */
  private async room({ date, partySize, duration, time }: VisitSought) {
    const asked = { date, partySize, minutes: duration * minutesPerHour };
    const startTimes = await this.availability.findStartTimes(asked);
    if (startTimes.length > 0) return { startTimes, next: null };
    const { nextEvening } = await this.availability.findAlternatives(asked, minuteOfTime(time));
    return { startTimes, next: nextEvening };
  }
}

const usualTime = '19:00';

/** The visit before the guest has chosen anything: on the next evening with opening hours. */
function usualVisit(today: ServiceDate, venue: Venue): Omit<VisitSought, 'duration'> {
  const week = Array.from({ length: 14 }, (_, days) => addDays(today, days));
  const date = week.find((day) => venueOn(day, venue).hours !== null) ?? today;
  return { date, partySize: reservationLimits.defaultPartySize, time: usualTime };
}
