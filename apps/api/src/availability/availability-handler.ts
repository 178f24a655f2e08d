import { isServiceDate, reservationLimits } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { Settings } from '../config/settings.js';
import { clientIp } from '../http/client-ip.js';
import { Problem } from '../http/problem.js';
import { Counters } from '../limits/counters.js';
import { type AvailabilityQuestion, AvailabilityService } from './availability.service.js';
import { AvailabilityDto } from './dto/availability.dto.js';

const wellFormed = /^\/api\/reservations\/availability\/(\d{4}-\d{2}-\d{2})\/(\d{1,2})\/(\d)$/;
const { maxPartySize, durations } = reservationLimits;

/**
 * Answers the question that guests ask most before Nest's router sees it, at a third of the price (decision 0014). What is
 * not well-formed goes on to the controller, which documents the call and says what is wrong.
 */
@Injectable()
export class AvailabilityHandler {
  constructor(
    private readonly availability: AvailabilityService,
    private readonly counters: Counters,
    private readonly settings: Settings,
  ) {}

  handle = (request: Request, response: Response, next: NextFunction): void => {
    const question = request.method === 'GET' ? questionIn(request.url) : null;
    if (question) this.answer(question, request, response).catch(next);
    else next();
  };

  private async answer(question: AvailabilityQuestion, request: Request, response: Response): Promise<void> {
    await this.count(request);
    const body = JSON.stringify(AvailabilityDto.from(await this.availability.findStartTimes(question)));
    response.setHeader('Cache-Control', 'no-cache');
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    response.setHeader('Content-Length', Buffer.byteLength(body));
    response.end(body);
  }

  private async count(request: Request): Promise<void> {
    if (!this.settings.rateLimitsOn) return;
    const { isOver, retryAfter } = await this.counters.hitCall('availability', clientIp(request));
    if (isOver) throw new Problem('ip_rate_limit', { retryAfter });
  }
}

function questionIn(url: string): AvailabilityQuestion | null {
  const [, date = '', party, hours] = wellFormed.exec(url) ?? [];
  const question = { date, partySize: Number(party), duration: Number(hours) };
  return isSound(question) ? question : null;
}

const isSound = ({ date, partySize, duration }: AvailabilityQuestion): boolean =>
  isServiceDate(date) && partySize >= 1 && partySize <= maxPartySize && durations.some((hours) => hours === duration);
