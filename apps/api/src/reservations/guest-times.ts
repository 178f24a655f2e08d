import { type Minute, nearestStartTimes, withoutVisit } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import {
  type Alternatives,
  type AvailabilityQuestion,
  AvailabilityService,
} from '../availability/availability.service.js';
import { Clock } from '../clock/clock.js';
import { localMoment } from '../clock/local-time.js';
import type { Reservation } from '../database/entities/reservation.entity.js';
import { onPool } from '../database/named-query.js';
import { Evenings } from '../evenings/evenings.js';

/** When a guest could come instead: the visit they have does not stand in their way. */
@Injectable()
export class GuestTimes {
  constructor(
    private readonly source: DataSource,
    private readonly evenings: Evenings,
    private readonly availability: AvailabilityService,
    private readonly clock: Clock,
  ) {}

  async startTimes({ id, date }: Reservation, asked: AvailabilityQuestion): Promise<readonly Minute[]> {
    if (asked.date !== date) return this.availability.findStartTimes(asked);
    const evening = withoutVisit(await this.evenings.read(onPool(this.source), date), id);
    return (await this.evenings.startTimes(evening, asked, localMoment(this.clock.now()))).startTimes;
  }

  async alternatives(reservation: Reservation, asked: AvailabilityQuestion, wanted: Minute): Promise<Alternatives> {
    const { nextEvening } = await this.availability.findAlternatives(asked, wanted);
    return { sameEvening: nearestStartTimes(wanted, await this.startTimes(reservation, asked), 3), nextEvening };
  }
}
