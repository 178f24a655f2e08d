import { type ServiceDate, settleEvening } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Evenings } from '../availability/evenings.js';
import { moveVisits, releaseTables } from '../availability/table-holding.js';
import { within } from '../database/named-query.js';
import { tablelessVisits } from './tableless-visits.js';

/** Brings evenings in order after an event came, changed or went: moves who can move, and finds tables for who has none. */
@Injectable()
export class SettleEvenings {
  constructor(private readonly evenings: Evenings) {}

  /** Nobody else takes or moves tables of these evenings until the transaction ends. */
  async lock(tx: EntityManager, dates: readonly ServiceDate[]): Promise<void> {
    await this.evenings.lockAll(tx, dates);
  }

  /** The evenings must be locked. Answers with the ids of the reservations that are left without a table. */
  async settle(tx: EntityManager, dates: readonly ServiceDate[]): Promise<string[]> {
    const unseated: string[] = [];
    for (const date of dates) unseated.push(...(await this.settleOne(tx, date)));
    return unseated;
  }

  private async settleOne(tx: EntityManager, date: ServiceDate): Promise<readonly string[]> {
    const run = within(tx);
    const { evening, eventIds } = await this.evenings.readWithEvents(tx, date);
    const isEvent = ({ id }: { id: string }): boolean => eventIds.includes(id);
    const visits = [...evening.occupancy.filter((visit) => !isEvent(visit)), ...(await tablelessVisits(run, date))];
    const { moves, unseated } = settleEvening(visits, evening.occupancy.filter(isEvent), evening.plan);
    await releaseTables(run, unseated);
    await moveVisits(run, moves, { ...evening, occupancy: visits });
    return unseated;
  }
}
