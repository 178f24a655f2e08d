import { type Evening, type Minute, nearestStartTimes, withoutVisit } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import {
  type Alternatives,
  type AvailabilityQuestion,
  AvailabilityService,
} from '../../availability/availability.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { localMoment } from '../../platform/clock/local-time.js';
import type { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';
import { onPool } from '../../platform/database/named-query.js';
import { Evenings } from '../../evenings/evenings.js';
import { changeRequestOf } from '../core/change-requests.js';

/** As if the guest’s own visit and change request did not exist. */
@Injectable()
export class GuestTimes {
  constructor(
    private readonly source: DataSource,
    private readonly evenings: Evenings,
    private readonly availability: AvailabilityService,
    private readonly clock: Clock,
  ) {}

  /** Throws `validation_failed` for a visit longer than guests may book. */
  async startTimes(reservation: Reservation, question: AvailabilityQuestion): Promise<readonly Minute[]> {
    const asked = this.availability.asked(question);
    const now = this.clock.now();
    const changeRequest = await changeRequestOf(this.source.manager, reservation.id, now);
    const own = [reservation, ...(changeRequest ? [changeRequest] : [])].filter(({ date }) => date === asked.date);
    if (own.length === 0) return this.availability.findStartTimes(asked);
    const seen: Evening = await this.evenings.read(onPool(this.source), asked.date);
    const evening = own.reduce((rest, { id }) => withoutVisit(rest, id), seen);
    return (await this.evenings.startTimes(evening, asked, localMoment(now))).startTimes;
  }

  async alternatives(reservation: Reservation, asked: AvailabilityQuestion, wanted: Minute): Promise<Alternatives> {
    const { nextEvening } = await this.availability.findAlternatives(asked, wanted);
    return { sameEvening: nearestStartTimes(wanted, await this.startTimes(reservation, asked), 3), nextEvening };
  }
}
