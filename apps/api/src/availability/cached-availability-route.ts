import { isServiceDate, minutesPerHour, reservationLimits } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { clientIp } from '../platform/http/access/client-ip.js';
import type { CachedRoute } from '../platform/http/server/cached-routes.js';
import type { PreparedResponse } from '../platform/http/server/prepared-response.js';
import { RateLimitCounters } from '../platform/rate-limits/rate-limit-counters.js';
import { type AvailabilityQuestion, AvailabilityService } from './availability.service.js';
import { RefusedDemandCounter } from './demand/refused-demand-counter.js';

const pathPattern = /^\/api\/reservations\/availability\/(\d{4}-\d{2}-\d{2})\/(\d{1,2})\/(\d)$/;
const { maxPartySize } = reservationLimits;

/** Malformed questions go on to the controller, which documents the call and reports the errors. */
@Injectable()
export class CachedAvailabilityRoute implements CachedRoute {
  constructor(
    private readonly availability: AvailabilityService,
    private readonly counters: RateLimitCounters,
    private readonly refusedDemand: RefusedDemandCounter,
  ) {}

  findResponse(request: Request): Promise<PreparedResponse> | null {
    const question = parseQuestion(request.url);
    return question && this.availability.isStayWithinLimit(question) ? this.createResponse(question, request) : null;
  }

  private async createResponse(question: AvailabilityQuestion, request: Request): Promise<PreparedResponse> {
    if (this.counters.areLimitsOn) await this.counters.enforceLimit('availability', clientIp(request), 'ip_rate_limit');
    const { startTimes, preparedResponse } = await this.availability.findAvailability(question);
    if (startTimes.length === 0) this.refusedDemand.countRefusal(question, clientIp(request));
    return preparedResponse;
  }
}

function parseQuestion(url: string): AvailabilityQuestion | null {
  const [, date = '', party, hours] = pathPattern.exec(url) ?? [];
  const [partySize, duration] = [Number(party), Number(hours)];
  const isValid = isServiceDate(date) && partySize >= 1 && partySize <= maxPartySize && duration >= 1;
  return isValid ? { date, partySize, minutes: duration * minutesPerHour } : null;
}
