import { type CapacityRefusal, type ServiceDate, stayOf } from '@strapec/domain';
import { Injectable, Logger } from '@nestjs/common';
import { AvailabilityService } from '../../availability/availability.service.js';
import { RefusedDemand } from '../../availability/demand/refused-demand.js';
import type { Problem } from '../../platform/http/problems/problem.js';
import { reservations } from '../../platform/metrics/process-metrics.js';
import { CapacityRefused, capacityProblem } from '../core/reservation-problems.js';
import type { CreateReservationDto } from '../core/create-reservation.dto.js';
import { SendLinks } from '../guest-link/send-links.js';

/** Refuses requests that an evening cannot take, and remembers the dates. */
@Injectable()
export class RefuseReservation {
  private readonly logger = new Logger(RefuseReservation.name);
  /** Dates with a recent refusal. The next request for one checks availability with a read, without waiting for the lock. */
  private readonly refusing = new Set<ServiceDate>();

  constructor(
    private readonly availability: AvailabilityService,
    private readonly demand: RefusedDemand,
    private readonly links: SendLinks,
  ) {}

  /** Throws `CapacityRefused` when the evening has no room. Checks only dates with an earlier refusal. */
  async look(request: CreateReservationDto): Promise<void> {
    if (!this.refusing.has(request.date)) return;
    const { start, minutes } = stayOf(request);
    const startTimes = await this.availability.findStartTimes({ ...request, minutes });
    if (!startTimes.includes(start)) throw new CapacityRefused('capacity_full');
  }

  /** Mails the links of existing reservations to a guest who already has a table at that time. */
  async sendLinks({ email, preferredLanguage: language }: CreateReservationDto): Promise<void> {
    await this.links.begin({ email, language });
  }

  async problemOf(request: CreateReservationDto, refusal: CapacityRefusal, ip: string): Promise<Problem> {
    reservations.labels(refusal).inc();
    const { start, minutes } = stayOf(request);
    if (refusal !== 'slot_not_offered') {
      this.refusing.add(request.date);
      this.demand.note({ ...request, minutes }, ip);
    }
    if (refusal === 'seating_budget_exceeded') this.logger.warn({ date: request.date }, 'seating budget exceeded');
    const alternatives = await this.availability.findAlternatives({ ...request, minutes }, start);
    return capacityProblem(refusal, alternatives);
  }
}
