import { setImmediate } from 'node:timers/promises';
import { type EveningOutlook, type Venue, type ServiceDate, venueOn, outlookOf } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock/clock.js';
import { localMoment } from '../platform/clock/local-time.js';
import type { RunStatement } from '../platform/database/named-query.js';
import { SeatingWorkerPool } from './seating-worker-pool.js';
import { type EveningRows, eveningStateOf, readEveningState } from './read-evening-state.js';

export interface TwoVenues {
  before: Venue;
  after: Venue;
}

/** Uses the search that reseats evenings. Takes no locks. */
@Injectable()
export class VenueOutlooks {
  constructor(
    private readonly seatingWorkers: SeatingWorkerPool,
    private readonly clock: Clock,
  ) {}

  async outlooksOf(run: RunStatement, dates: readonly ServiceDate[], venues: TwoVenues): Promise<EveningOutlook[]> {
    const outlooks: EveningOutlook[] = [];
    for (const date of dates) {
      const rows = await readEveningState(run, date, this.clock.now());
      if (rows.visits.length === 0) continue;
      outlooks.push(await this.outlook(date, rows, venues));
      await setImmediate(); // lets other requests run between two evenings
    }
    return outlooks;
  }

  private async outlook(date: ServiceDate, rows: EveningRows, { before, after }: TwoVenues): Promise<EveningOutlook> {
    const now = localMoment(this.clock.now());
    const reseated = await this.seatingWorkers.answer('reseated', eveningStateOf(date, rows, before), now);
    const changed = { hoursBefore: venueOn(date, before).hours, ...eveningStateOf(date, rows, after) };
    return outlookOf(reseated.eveningState, await this.seatingWorkers.answer('reseated', changed, now));
  }
}
