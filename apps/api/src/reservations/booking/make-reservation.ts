import {
  type CapacityRefusal,
  type Venue,
  type LocalMoment,
  type ServiceDate,
  venueOn,
  isOffered,
  stayOf,
} from '@strapec/domain';
import { Injectable, Logger } from '@nestjs/common';
import { AvailabilityService } from '../../availability/availability.service.js';
import { RefusedDemand } from '../../availability/demand/refused-demand.js';
import { localMoment } from '../../platform/clock/local-time.js';
import { Problem } from '../../platform/http/problems/problem.js';
import { reservations } from '../../platform/metrics/process-metrics.js';
import { Venues } from '../../venue/read/venues.js';
import type { CreateReservationDto } from '../core/create-reservation.dto.js';
import { CapacityRefused, capacityProblem } from '../core/reservation-problems.js';
import { SendLinks } from '../guest-link/send-links.js';
import type { CreatedReservationDto } from './created-reservation.dto.js';
import { type Requester, ReservationGate } from './reservation-gate.js';
import { type AdmittedRequest, ReserveTable } from './reserve-table.js';

@Injectable()
export class MakeReservation {
  private readonly logger = new Logger(MakeReservation.name);
  /** Dates with a recent refusal: their next request is checked with a read, without waiting for the lock. */
  private readonly refusing = new Set<ServiceDate>();

  constructor(
    private readonly gate: ReservationGate,
    private readonly reserveTable: ReserveTable,
    private readonly venues: Venues,
    private readonly availability: AvailabilityService,
    private readonly demand: RefusedDemand,
    private readonly links: SendLinks,
  ) {}

  /** A repeat of the same request gets the earlier answer. */
  async createReservation(request: CreateReservationDto, requester: Requester): Promise<CreatedReservationDto> {
    const entry = await this.gate.enter(request, requester);
    if (entry.isReplay) return entry.answer;
    try {
      const answer = await this.reserveIfOffered(entry.admitted);
      reservations.labels(answer.reservation.status).inc();
      return answer;
    } catch (error) {
      if (isAlreadyReserved(error))
        await this.links.sendLinks({ email: request.email, language: request.preferredLanguage });
      else await this.gate.forgive(entry.admitted); // `already_reserved` counts, as it reveals a reservation
      if (!(error instanceof CapacityRefused)) throw error;
      const made = await this.gate.made(entry.admitted); // a repeat of the same request may have taken the last table
      if (made) return made;
      throw await this.refusalOf(request, error.refusal, requester.ip);
    }
  }

  /** Only the transaction accepts; the read keeps hopeless requests out of the queue. */
  private async reserveIfOffered(admitted: AdmittedRequest): Promise<CreatedReservationDto> {
    const { request } = admitted;
    if (!(await this.isEverOffered(request, localMoment(admitted.now)))) throw new CapacityRefused('slot_not_offered');
    const checkRoom = (): Promise<void> => this.checkRoom(request);
    await checkRoom();
    return this.reserveTable.reserve(admitted, checkRoom); // the evening may fill up while the request queues
  }

  /** Reads the current venue only before a refusal. */
  private async isEverOffered(request: CreateReservationDto, now: LocalMoment): Promise<boolean> {
    const isOfferedBy = (venue: Venue): boolean => isOffered(stayOf(request), venueOn(request.date, venue), now);
    return isOfferedBy(this.venues.known()) || isOfferedBy(await this.venues.current());
  }

  /** Only for dates with an earlier refusal. */
  private async checkRoom(request: CreateReservationDto): Promise<void> {
    if (!this.refusing.has(request.date)) return;
    const { start, minutes } = stayOf(request);
    const startTimes = await this.availability.findStartTimes({ ...request, minutes });
    if (!startTimes.includes(start)) throw new CapacityRefused('capacity_full');
  }

  private async refusalOf(request: CreateReservationDto, refusal: CapacityRefusal, ip: string): Promise<Problem> {
    reservations.labels(refusal).inc();
    const { start, minutes } = stayOf(request);
    if (refusal !== 'slot_not_offered') {
      this.refusing.add(request.date);
      this.demand.note({ ...request, minutes }, ip);
    }
    if (refusal === 'seating_budget_exceeded') this.logger.warn({ date: request.date }, 'seating budget exceeded');
    return capacityProblem(refusal, await this.availability.findAlternatives({ ...request, minutes }, start));
  }
}

const isAlreadyReserved = (error: unknown): boolean => error instanceof Problem && error.code === 'already_reserved';
