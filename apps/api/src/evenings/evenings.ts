import {
  type AvailableStartTimes,
  type Evening,
  type LocalMoment,
  type Seating,
  type ServiceDate,
  type PartyAndStay,
  type VisitRequest,
  eveningOf,
  heldFor,
  planFor,
  withBegunFixed,
} from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { noteChange } from '../platform/change-feed/note-change.js';
import { Clock } from '../platform/clock/clock.js';
import { localMoment } from '../platform/clock/local-time.js';
import { type RunStatement, within } from '../platform/database/named-query.js';
import { Venues } from '../venue/read/venues.js';
import { Problem } from '../platform/http/problems/problem.js';
import { SeatingWorkerPool } from './seating-worker-pool.js';
import { EveningLock } from './evening-lock.js';
import { EveningQueue } from './evening-queue.js';
import type { EveningChange } from './evening-change.js';
import { unmarkReseated } from './evenings-to-reseat.js';
import { LockedEvening } from './locked-evening.js';
import { type EveningRows, eveningStateOf, readEveningState } from './read-evening-state.js';

export type SeenEvening = Evening & Pick<EveningRows, 'version' | 'until'>;

export interface Changed<Result> {
  result: Result;
  evenings: readonly EveningChange[];
}

@Injectable()
export class Evenings {
  private readonly queue = new EveningQueue(() => new Problem('busy', { retryAfter: 1 }));

  constructor(
    private readonly venues: Venues,
    private readonly lock: EveningLock,
    private readonly seatingWorkers: SeatingWorkerPool,
    private readonly clock: Clock,
  ) {}

  async read(run: RunStatement, date: ServiceDate): Promise<SeenEvening> {
    const now = this.clock.now();
    const { state, version, until } = await this.stateOf(run, date, now);
    const reseated = await this.seatingWorkers.answer('reseated', state, localMoment(now));
    return { ...eveningOf(reseated.eveningState), version, until };
  }

  async startTimes(evening: Evening, question: PartyAndStay, now: LocalMoment): Promise<AvailableStartTimes> {
    return this.seatingWorkers.answer('startTimes', evening, question, now);
  }

  async seating(evening: Evening, visit: VisitRequest, now: LocalMoment): Promise<Seating> {
    const room = { ...withBegunFixed(evening, now), plan: planFor(visit.start, evening, now) };
    return this.seatingWorkers.answer('seating', room, { ...visit, ...heldFor(visit, evening) });
  }

  /** In order of arrival, before a database connection is taken. Throws `busy`. */
  inTurn<Result>(date: ServiceDate, work: () => Promise<Result>): Promise<Result> {
    return this.queue.inTurn(date, work);
  }

  /** The only way to change tables. Subscribers are notified after the commit. */
  async change<Result>(
    tx: EntityManager,
    dates: readonly ServiceDate[],
    work: (at: (date: ServiceDate) => LockedEvening) => Promise<Result> | Result,
  ): Promise<Changed<Result>> {
    const locked = new Map<ServiceDate, LockedEvening>();
    for (const date of [...new Set(dates)].sort()) await this.lock.acquire(tx, date);
    for (const date of new Set(dates)) locked.set(date, await this.open(within(tx), date));
    const result = await work((date) => {
      const evening = locked.get(date);
      if (!evening) throw new Error(`The evening of ${date} has not been locked`);
      return evening;
    });
    const evenings: EveningChange[] = [];
    for (const evening of locked.values()) evenings.push(await evening.write(within(tx)));
    const marked = [...locked.values()].flatMap(({ date, needsReseating }) => (needsReseating ? [date] : []));
    if (marked.length > 0) await unmarkReseated(within(tx), marked);
    noteChange(tx, ...[...locked.keys()].map((date) => ({ topic: 'evening', date }) as const));
    return { result, evenings };
  }

  /** `isDue` is asked after the wait: another transaction may have done it. */
  async putInOrder(
    tx: EntityManager,
    date: ServiceDate,
    isDue: (run: RunStatement) => Promise<boolean>,
  ): Promise<readonly EveningChange[]> {
    await this.lock.queue(tx, date);
    if (!(await isDue(within(tx)))) return [];
    return (await this.change(tx, [date], () => undefined)).evenings;
  }

  private async open(run: RunStatement, date: ServiceDate): Promise<LockedEvening> {
    const since = this.clock.now();
    const { state } = await this.stateOf(run, date, since);
    return LockedEvening.open(state, { since, seatingWorkers: this.seatingWorkers });
  }

  private async stateOf(run: RunStatement, date: ServiceDate, now: Date) {
    const rows = await readEveningState(run, date, now);
    return { ...rows, state: eveningStateOf(date, rows, await this.venues.at(rows.version.venue, run)) };
  }
}
