import { type House, type LocalMoment, houseOn, isOffered, stayOf } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { localMoment } from '../../platform/clock/local-time.js';
import { Houses } from '../../venue/read/houses.js';
import { reservations } from '../../platform/metrics/process-metrics.js';
import { CapacityRefused } from '../core/reservation-problems.js';
import type { CreateReservationDto } from '../core/create-reservation.dto.js';
import type { CreatedReservationDto } from './created-reservation.dto.js';
import { Problem } from '../../platform/http/problems/problem.js';
import { RefuseReservation } from './refuse-reservation.js';
import { ReservationGate } from './reservation-gate.js';
import type { Requester } from './requester.js';
import { type AdmittedRequest, ReserveTable } from './reserve-table.js';

@Injectable()
export class MakeReservation {
  constructor(
    private readonly gate: ReservationGate,
    private readonly refusals: RefuseReservation,
    private readonly reserveTable: ReserveTable,
    private readonly houses: Houses,
  ) {}

  /** Reserves, or returns the earlier answer to the same request; throws a problem with alternatives when the evening cannot take it. */
  async createReservation(request: CreateReservationDto, requester: Requester): Promise<CreatedReservationDto> {
    const entry = await this.gate.enter(request, requester);
    if (entry.isReplay) return entry.answer;
    try {
      const answer = await this.reserveIfOffered(entry.admitted);
      reservations.labels(answer.reservation.status).inc();
      return answer;
    } catch (error) {
      if (isAlreadyReserved(error)) await this.refusals.sendLinks(request);
      else await this.gate.forgive(entry.admitted); // `already_reserved` counts, as it reveals a reservation
      if (!(error instanceof CapacityRefused)) throw error;
      const made = await this.gate.made(entry.admitted); // a repeat of the same request may have taken the last table
      if (made) return made;
      throw await this.refusals.problemOf(request, error.refusal, requester.ip);
    }
  }

  /** Only the transaction accepts. Checks availability without the lock first, so hopeless requests do not queue. */
  private async reserveIfOffered(admitted: AdmittedRequest): Promise<CreatedReservationDto> {
    const { request } = admitted;
    if (!(await this.isEverOffered(request, localMoment(admitted.now)))) throw new CapacityRefused('slot_not_offered');
    const look = (): Promise<void> => this.refusals.look(request);
    await look();
    return this.reserveTable.reserve(admitted, look); // the evening may fill up while the request queues
  }

  /** Checks the cached venue settings first; the current ones are read only before a refusal. */
  private async isEverOffered(request: CreateReservationDto, now: LocalMoment): Promise<boolean> {
    const isOfferedBy = (house: House): boolean => isOffered(stayOf(request), houseOn(request.date, house), now);
    return isOfferedBy(this.houses.known()) || isOfferedBy(await this.houses.current());
  }
}

const isAlreadyReserved = (error: unknown): boolean => error instanceof Problem && error.code === 'already_reserved';
