import { isServiceDate, minutesPerHour, reservationLimits } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { clientIp } from '../platform/http/access/client-ip.js';
import type { CachedRoute } from '../platform/http/server/cached-answers.js';
import type { FinishedAnswer } from '../platform/http/server/finished-answer.js';
import { Counters } from '../platform/rate-limits/counters.js';
import { type AvailabilityQuestion, AvailabilityService } from './availability.service.js';
import { RefusedDemand } from './demand/refused-demand.js';

const wellFormed = /^\/api\/reservations\/availability\/(\d{4}-\d{2}-\d{2})\/(\d{1,2})\/(\d)$/;
const { maxPartySize } = reservationLimits;

/** Malformed questions go on to the controller, which documents the call and reports the errors. */
@Injectable()
export class AvailabilityRoute implements CachedRoute {
  constructor(
    private readonly availability: AvailabilityService,
    private readonly counters: Counters,
    private readonly demand: RefusedDemand,
  ) {}

  answerTo(request: Request): Promise<FinishedAnswer> | null {
    const question = questionIn(request.url);
    return question && this.availability.isGuestStay(question) ? this.admitted(question, request) : null;
  }

  private async admitted(question: AvailabilityQuestion, request: Request): Promise<FinishedAnswer> {
    if (this.counters.isOn) await this.counters.admit('availability', clientIp(request), 'ip_rate_limit');
    const { startTimes, answer } = await this.availability.find(question);
    if (startTimes.length === 0) this.demand.note(question, clientIp(request));
    return answer;
  }
}

function questionIn(url: string): AvailabilityQuestion | null {
  const [, date = '', party, hours] = wellFormed.exec(url) ?? [];
  const [partySize, duration] = [Number(party), Number(hours)];
  const isSound = isServiceDate(date) && partySize >= 1 && partySize <= maxPartySize && duration >= 1;
  return isSound ? { date, partySize, minutes: duration * minutesPerHour } : null;
}
