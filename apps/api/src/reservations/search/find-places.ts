import {
  type Evening,
  type LocalMoment,
  freeTablesDuring,
  heldFor,
  minuteOfTime,
  minutesPerHour,
  reservationLimits,
  timeOfMinute,
  withoutOnlineRules,
  withoutVisit,
} from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { localMoment } from '../../platform/clock/local-time.js';
import { onPool } from '../../platform/database/named-query.js';
import { Evenings } from '../../evenings/evenings.js';
import type { FindPlacesDto, PlacesDto, PlacesThenDto } from './places.dto.js';

/** Free starts and tables, shown to staff while they type. */
@Injectable()
export class FindPlaces {
  constructor(
    private readonly source: DataSource,
    private readonly evenings: Evenings,
    private readonly clock: Clock,
  ) {}

  async findPlaces({ date, time, except = '', ...visit }: FindPlacesDto): Promise<PlacesDto> {
    const now = localMoment(this.clock.now());
    const evening = withoutVisit(await this.evenings.read(onPool(this.source), date), except);
    const party = { partySize: visit.partySize, minutes: visit.duration * minutesPerHour };
    const { startTimes } = await this.evenings.startTimes(forStaff(evening), party, now);
    const then = time === undefined ? null : await this.placesAt(evening, { ...party, start: minuteOfTime(time) }, now);
    return { startTimes: startTimes.map(timeOfMinute), then };
  }

  private async placesAt(
    evening: Evening,
    visit: { start: number; minutes: number; partySize: number },
    now: LocalMoment,
  ): Promise<PlacesThenDto> {
    const seating = await this.evenings.seating(evening, visit, now);
    const found = typeof seating === 'string' ? null : seating;
    const freeTables = freeTablesDuring(heldFor(visit, evening), evening);
    return { freeTables, chosen: found && [...found.tables].sort(), isMovingOthers: (found?.moves.length ?? 0) > 0 };
  }
}

/** Walk-ins may start at the current quarter of an hour. Lead time, pace and tables of online guests do not apply. */
function forStaff<EveningState extends Evening>(evening: EveningState): EveningState {
  const leadMinutes = 1 - reservationLimits.staffStartStep;
  return withoutOnlineRules({ ...evening, rules: { ...evening.rules, leadMinutes } });
}
