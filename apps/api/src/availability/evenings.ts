import { type Evening, type ServiceDate, eventVisits, houseSchedule } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
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
  ) {}

  /** An evening that nobody else can change until the transaction ends. */
  async lockAndRead(tx: EntityManager, date: ServiceDate): Promise<Evening> {
    await this.lock.acquire(tx, date);
    return this.read(within(tx), date);
  }

  /** An evening as it stands at this moment. */
  async read(run: RunStatement, date: ServiceDate): Promise<Evening & { version: EveningVersion }> {
    const { version, visits, events } = await dayEvening(run, date);
    const plan = await this.tablePlans.at(version.tablePlan, run);
    return { date, schedule: houseSchedule, plan, occupancy: [...visits, ...eventVisits(events, date, plan)], version };
  }
}
