import { setImmediate } from 'node:timers/promises';
import { type EveningImpact, type Venue, type ServiceDate, venueDayOn, toEveningImpact } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock/clock.js';
import { toLocalDateTime } from '../platform/clock/local-time.js';
import type { Querier } from '../platform/database/named-statements.js';
import { SeatingWorkerPool } from './seating-worker-pool.js';
import { type EveningRows, toEveningState, readEveningRows } from './read-evening-rows.js';

export interface VenuesToCompare {
  before: Venue;
  after: Venue;
}

/** Uses the search that reseats evenings. Takes no locks. */
@Injectable()
export class VenueChangeImpacts {
  constructor(
    private readonly seatingWorkers: SeatingWorkerPool,
    private readonly clock: Clock,
  ) {}

  async computeImpacts(run: Querier, dates: readonly ServiceDate[], venues: VenuesToCompare): Promise<EveningImpact[]> {
    const impacts: EveningImpact[] = [];
    for (const [date, rows] of await readEveningRows(run, dates, this.clock.now())) {
      if (rows.visits.length === 0) continue;
      impacts.push(await this.computeImpact(date, rows, venues));
      await setImmediate(); // lets other requests run between two evenings
    }
    return impacts;
  }

  private async computeImpact(date: ServiceDate, rows: EveningRows, venues: VenuesToCompare): Promise<EveningImpact> {
    const { before, after } = venues;
    const now = toLocalDateTime(this.clock.now());
    const reseated = await this.seatingWorkers.compute('reseated', toEveningState(date, rows, before), now);
    const stateAfterChange = { oldHours: venueDayOn(date, before).hours, ...toEveningState(date, rows, after) };
    return toEveningImpact(reseated.eveningState, await this.seatingWorkers.compute('reseated', stateAfterChange, now));
  }
}
