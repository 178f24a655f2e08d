import {
  type CapacityRefusal,
  type Venue,
  type LocalDateTime,
  type ServiceDate,
  venueDayOn,
  isStartWithinRules,
  toStay,
} from '@strapec/domain';
import { Injectable, Logger } from '@nestjs/common';
import { AvailabilityService } from '../../availability/availability.service.js';
import { RefusedDemandCounter } from '../../availability/demand/refused-demand-counter.js';
import { toLocalDateTime } from '../../platform/clock/local-time.js';
import { Problem } from '../../platform/http/problems/problem.js';
import { reservationCounter } from '../../platform/metrics/process-metrics.js';
import { VenueReader } from '../../venue/core/venue-reader.js';
import type { CreateReservationDto } from '../core/create-reservation.dto.js';
import { CapacityRefusedError, capacityProblem } from '../core/reservation-problems.js';
import { SendLinks } from '../guest-link/send-links.js';
import type { CreatedReservationDto } from './created-reservation.dto.js';
import { type Requester, AdmitRequest } from './admit-request.js';
import { type AdmittedRequest, SeatReservation } from './seat-reservation.js';

@Injectable()
export class CreateReservation {
  private readonly logger = new Logger(CreateReservation.name);
  /** Dates with a recent refusal: their next request is checked with a read, without waiting for the lock. */
  private readonly datesWithRefusals = new Set<ServiceDate>();

  constructor(
    private readonly requestAdmission: AdmitRequest,
    private readonly reservationSeating: SeatReservation,
    private readonly venueReader: VenueReader,
    private readonly availability: AvailabilityService,
    private readonly demandCounter: RefusedDemandCounter,
    private readonly links: SendLinks,
  ) {}

  /** A repeat of the same request gets the earlier answer. */
  async createReservation(request: CreateReservationDto, requester: Requester): Promise<CreatedReservationDto> {
    const admission = await this.requestAdmission.admitRequest(request, requester);
    if (admission.isReplay) return admission.answer;
    try {
      const answer = await this.reserveIfOffered(admission.admittedRequest);
      reservationCounter.labels(answer.reservation.status).inc();
      return answer;
    } catch (error) {
      if (isAlreadyReserved(error))
        await this.links.sendLinks({ email: request.email, language: request.preferredLanguage });
      else await this.requestAdmission.refundLimits(admission.admittedRequest); // `already_reserved` counts, as it reveals a reservation
      if (!(error instanceof CapacityRefusedError)) throw error;
      const storedAnswer = await this.requestAdmission.findStoredAnswer(admission.admittedRequest); // a repeat of the same request may have taken the last table
      if (storedAnswer) return storedAnswer;
      throw await this.toRefusalProblem(request, error.refusal, requester.ip);
    }
  }

  /** Only the transaction accepts; the read keeps hopeless requests out of the queue. */
  private async reserveIfOffered(admittedRequest: AdmittedRequest): Promise<CreatedReservationDto> {
    const { request } = admittedRequest;
    if (!(await this.isOfferedByRules(request, toLocalDateTime(admittedRequest.now))))
      throw new CapacityRefusedError('slot_not_offered');
    const requireFreeTables = (): Promise<void> => this.requireFreeTables(request);
    await requireFreeTables();
    return this.reservationSeating.seatAndSaveReservation(admittedRequest, requireFreeTables); // the evening may fill up while the request queues
  }

  /** Reads the current venue only when the cached one would refuse. */
  private async isOfferedByRules(request: CreateReservationDto, now: LocalDateTime): Promise<boolean> {
    const isOfferedBy = (venue: Venue): boolean =>
      isStartWithinRules(toStay(request), venueDayOn(request.date, venue), now);
    return isOfferedBy(this.venueReader.getCachedVenue()) || isOfferedBy(await this.venueReader.readVenue());
  }

  /** Only for dates with an earlier refusal. */
  private async requireFreeTables(request: CreateReservationDto): Promise<void> {
    if (!this.datesWithRefusals.has(request.date)) return;
    const { start, minutes } = toStay(request);
    const startTimes = await this.availability.findStartTimes({ ...request, minutes });
    if (!startTimes.includes(start)) throw new CapacityRefusedError('capacity_full');
  }

  private async toRefusalProblem(
    request: CreateReservationDto,
    refusal: CapacityRefusal,
    ip: string,
  ): Promise<Problem> {
    reservationCounter.labels(refusal).inc();
    const { start, minutes } = toStay(request);
    if (refusal !== 'slot_not_offered') {
      this.datesWithRefusals.add(request.date);
      this.demandCounter.countRefusal({ ...request, minutes }, ip);
    }
    if (refusal === 'seating_budget_exceeded') this.logger.warn({ date: request.date }, 'seating budget exceeded');
    return capacityProblem(refusal, await this.availability.findNearestStarts({ ...request, minutes }, start));
  }
}

const isAlreadyReserved = (error: unknown): boolean => error instanceof Problem && error.code === 'already_reserved';
