import { setImmediate } from 'node:timers/promises';
import { type EveningOutlook, type House, type ServiceDate, houseOn, outlookOf } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock/clock.js';
import { localMoment } from '../platform/clock/local-time.js';
import type { RunStatement } from '../platform/database/named-query.js';
import { Deliberation } from './deliberation.js';
import { type NightRows, nightOf, readNight } from './read-night.js';

export interface TwoHouses {
  before: House;
  after: House;
}

/** Predicts the effect of a venue change on evenings, with the same search that reseats them. Takes no locks. */
@Injectable()
export class HouseOutlooks {
  constructor(
    private readonly deliberation: Deliberation,
    private readonly clock: Clock,
  ) {}

  async of(run: RunStatement, dates: readonly ServiceDate[], houses: TwoHouses): Promise<EveningOutlook[]> {
    const outlooks: EveningOutlook[] = [];
    for (const date of dates) {
      const rows = await readNight(run, date, this.clock.now());
      if (rows.visits.length === 0) continue;
      outlooks.push(await this.outlook(date, rows, houses));
      await setImmediate(); // lets other requests run between two evenings
    }
    return outlooks;
  }

  private async outlook(date: ServiceDate, rows: NightRows, { before, after }: TwoHouses): Promise<EveningOutlook> {
    const now = localMoment(this.clock.now());
    const settled = await this.deliberation.answer('settled', nightOf(date, rows, before), now);
    const changed = { hoursBefore: houseOn(date, before).hours, ...nightOf(date, rows, after) };
    return outlookOf(settled.night, await this.deliberation.answer('settled', changed, now));
  }
}
