import { type CapacityRefusal, houseSchedule, minuteOfTime, offeredStartTimes } from '@strapec/domain';
import { Injectable, Logger } from '@nestjs/common';
import { AvailabilityService } from '../availability/availability.service.js';
import { Clock } from '../clock/clock.js';
import { localMoment } from '../clock/local-time.js';
import { Problem } from '../http/problem.js';
import { reservations } from '../metrics/house-metrics.js';
import { CapacityRefused } from './capacity-refused.js';
import { AlternativesDto } from './dto/capacity-problem.dto.js';
import type { CreateReservationDto } from './dto/create-reservation.dto.js';
import type { CreatedReservationDto } from './dto/created-reservation.dto.js';
import { ReservationGate } from './reservation-gate.js';
import type { Requester } from './requester.js';
import { type AdmittedRequest, ReserveTable } from './reserve-table.js';

/** A guest reserves a table. */
@Injectable()
export class ReservationsService {
  private readonly logger = new Logger(ReservationsService.name);

  constructor(
    private readonly gate: ReservationGate,
    private readonly availability: AvailabilityService,
    private readonly reserveTable: ReserveTable,
    private readonly clock: Clock,
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

  /** Looks before it locks: a full evening is refused at the price of a read. Only the transaction accepts. */
  private async reserveIfOffered(admitted: AdmittedRequest): Promise<CreatedReservationDto> {
    const { request } = admitted;
    const startTimes = await this.availability.findStartTimes(request);
    if (!startTimes.includes(minuteOfTime(request.time))) throw new CapacityRefused(this.whyNotOffered(request));
    return this.reserveTable.reserve(admitted);
  }

  private whyNotOffered({ date, time, duration }: CreateReservationDto): CapacityRefusal {
    const offered = offeredStartTimes(duration, { date, schedule: houseSchedule }, localMoment(this.clock.now()));
    return offered.includes(minuteOfTime(time)) ? 'capacity_full' : 'slot_not_offered';
  }

  private async refusalProblem(request: CreateReservationDto, refusal: CapacityRefusal): Promise<Problem> {
    reservations.labels(refusal).inc();
    if (refusal === 'seating_budget_exceeded') this.logger.warn({ date: request.date }, 'seating budget exceeded');
    const alternatives = await this.availability.findAlternatives(request, minuteOfTime(request.time));
    const code = refusal === 'slot_not_offered' ? 'slot_not_offered' : 'capacity_full';
    return new Problem(code, { members: { alternatives: AlternativesDto.from(alternatives) } });
  }
}
