import { type Evening, type ServiceDate, eventVisits, houseSchedule, withBegunFixed } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../clock/clock.js';
import { localMoment } from '../clock/local-time.js';
import { type RunStatement, within } from '../database/named-query.js';
import { type EveningVersion, dayEvening } from './day-evening.js';
import { EveningLock } from './evening-lock.js';
import { TablePlans } from './table-plans.js';

/** Evenings as the rules want them: hours, room, visits and events together. */
@Injectable()
export class Evenings {
  constructor(
    private readonly tablePlans: TablePlans,
    private readonly lock: EveningLock,
    private readonly clock: Clock,
  ) {}

  /** An evening that nobody else can change until the transaction ends. */
  async lockAndRead(tx: EntityManager, date: ServiceDate): Promise<Evening> {
    await this.lock.acquire(tx, date);
    return this.read(within(tx), date);
  }

  /** The same for staff, who also work while it goes on: visits that have begun stay where they are. */
  async lockAsOfNow(tx: EntityManager, date: ServiceDate): Promise<{ evening: Evening; now: Date }> {
    const evening = await this.lockAndRead(tx, date);
    const now = this.clock.now();
    return { evening: withBegunFixed(evening, localMoment(now)), now };
  }

  /** An evening of which the caller has the lock, with the ids of the visits in it that are events. */
  async readWithEvents(tx: EntityManager, date: ServiceDate): Promise<{ evening: Evening; eventIds: string[] }> {
    const { events } = await dayEvening(within(tx), date);
    const evening = withBegunFixed(await this.read(within(tx), date), localMoment(this.clock.now()));
    return { evening, eventIds: events.map(({ id }) => id) };
  }

  /** Locks several evenings, in order, so that two who want the same ones never wait for each other. */
  async lockAll(tx: EntityManager, dates: readonly ServiceDate[]): Promise<void> {
    for (const date of [...new Set(dates)].sort()) await this.lock.acquire(tx, date);
  }

  /** An evening as it stands at this moment. */
  async read(run: RunStatement, date: ServiceDate): Promise<Evening & { version: EveningVersion }> {
    const { version, visits, events } = await dayEvening(run, date);
    const plan = await this.tablePlans.at(version.tablePlan, run);
    return { date, schedule: houseSchedule, plan, occupancy: [...visits, ...eventVisits(events, date, plan)], version };
  }
}
