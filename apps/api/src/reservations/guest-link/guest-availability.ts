import { type Evening, type Minute, pickNearestStartTimes, withoutVisit } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import {
  type NearestStarts,
  type AvailabilityQuestion,
  AvailabilityService,
} from '../../availability/availability.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { toLocalDateTime } from '../../platform/clock/local-time.js';
import type { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';
import { Evenings } from '../../evenings/evenings.js';
import { findOpenChangeRequest } from '../core/change-requests.js';

/** As if the guest’s own visit and change request did not exist. */
@Injectable()
export class GuestAvailability {
  constructor(
    private readonly source: DataSource,
    private readonly evenings: Evenings,
    private readonly availability: AvailabilityService,
    private readonly clock: Clock,
  ) {}

  /** Throws `validation_failed` for a visit longer than guests may book. */
  async findStartTimes(reservation: Reservation, question: AvailabilityQuestion): Promise<readonly Minute[]> {
    const search = this.availability.requireStayWithinLimit(question, question.date);
    const now = this.clock.now();
    const changeRequest = await findOpenChangeRequest(this.source.manager, reservation.id, now);
    const guestVisits = changeRequest ? [reservation, changeRequest] : [reservation];
    const ownVisits = guestVisits.filter(({ date }) => date === search.date);
    if (ownVisits.length === 0) return this.availability.findStartTimes(search);
    const fullEvening: Evening = await this.evenings.readReseatedEvening(search.date);
    const evening = ownVisits.reduce((rest, { id }) => withoutVisit(rest, id), fullEvening);
    return (await this.evenings.computeStartTimes(evening, search, toLocalDateTime(now))).startTimes;
  }

  async findNearestStarts(
    reservation: Reservation,
    question: AvailabilityQuestion,
    requestedStart: Minute,
  ): Promise<NearestStarts> {
    const { nextEvening } = await this.availability.findNearestStarts(question, requestedStart);
    const startTimes = await this.findStartTimes(reservation, question);
    return { sameEvening: pickNearestStartTimes(requestedStart, startTimes, 3), nextEvening };
  }
}
