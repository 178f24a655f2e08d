import {
  type CapacityRefusal,
  type House,
  type LocalMoment,
  type ServiceDate,
  houseOn,
  offeredStartTimes,
  stayOf,
} from '@strapec/domain';
import { Injectable, Logger } from '@nestjs/common';
import { AvailabilityService } from '../availability/availability.service.js';
import { localMoment } from '../clock/local-time.js';
import { Houses } from '../house/houses.js';
import { Problem } from '../http/problem.js';
import { reservations } from '../metrics/process-metrics.js';
import { CapacityRefused } from './capacity-refused.js';
import { AlternativesDto } from './dto/capacity-problem.dto.js';
import type { CreateReservationDto } from './dto/create-reservation.dto.js';
import type { CreatedReservationDto } from './dto/created-reservation.dto.js';
import { ReservationGate } from './reservation-gate.js';
import type { Requester } from './requester.js';
import { type AdmittedRequest, ReserveTable } from './reserve-table.js';

/** A guest reserves a table. */
@Injectable()
export class MakeReservation {
  private readonly logger = new Logger(MakeReservation.name);
  /** Dates on which somebody found no room: the next one is refused at the price of a read, without waiting for the lock. */
  private readonly refusing = new Set<ServiceDate>();

  constructor(
    private readonly gate: ReservationGate,
    private readonly availability: AvailabilityService,
    private readonly reserveTable: ReserveTable,
    private readonly houses: Houses,
  ) {}

  /** Reserves, or answers what the same request was answered before; throws a problem with alternatives when the evening cannot take it. */
  async createReservation(request: CreateReservationDto, requester: Requester): Promise<CreatedReservationDto> {
    const entry = await this.gate.enter(request, requester);
    if (entry.isReplay) return entry.answer;
    try {
      const answer = await this.reserveIfOffered(entry.admitted);
      reservations.labels(answer.reservation.status).inc();
      return answer;
    } catch (error) {
      await this.gate.forgive(request.email);
      throw error instanceof CapacityRefused ? await this.refusalProblem(request, error.refusal) : error;
    }
  }

  /** Only the transaction accepts; an evening that has refused somebody is looked at before it is locked. */
  private async reserveIfOffered(admitted: AdmittedRequest): Promise<CreatedReservationDto> {
    const { request } = admitted;
    if (!(await this.isEverOffered(request, localMoment(admitted.now)))) throw new CapacityRefused('slot_not_offered');
    if (this.refusing.has(request.date) && !(await this.isOffered(request))) throw new CapacityRefused('capacity_full');
    return this.reserveTable.reserve(admitted);
  }

  private async isOffered(request: CreateReservationDto): Promise<boolean> {
    const { start, minutes } = stayOf(request);
    return (await this.availability.findStartTimes({ ...request, minutes })).includes(start);
  }

  /** Whether the house could be open to such a visit; a refusal asks whether the house has changed meanwhile. */
  private async isEverOffered(request: CreateReservationDto, now: LocalMoment): Promise<boolean> {
    return isOfferedBy(this.houses.known(), request, now) || isOfferedBy(await this.houses.current(), request, now);
  }

  private async refusalProblem(request: CreateReservationDto, refusal: CapacityRefusal): Promise<Problem> {
    reservations.labels(refusal).inc();
    if (refusal !== 'slot_not_offered') this.refusing.add(request.date);
    if (refusal === 'seating_budget_exceeded') this.logger.warn({ date: request.date }, 'seating budget exceeded');
    const { start, minutes } = stayOf(request);
    const alternatives = await this.availability.findAlternatives({ ...request, minutes }, start);
    const code = refusal === 'slot_not_offered' ? 'slot_not_offered' : 'capacity_full';
    return new Problem(code, { members: { alternatives: AlternativesDto.from(alternatives) } });
  }
}

function isOfferedBy(house: House, request: CreateReservationDto, now: LocalMoment): boolean {
  const { start, minutes } = stayOf(request);
  return offeredStartTimes(minutes, houseOn(request.date, house), now).includes(start);
}
