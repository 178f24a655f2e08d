import {
  type AvailableStartTimes,
  type Evening,
  type EveningState,
  type LocalDateTime,
  type Seating,
  type ServiceDate,
  type PartyAndDuration,
  type VisitRequest,
  toEvening,
  tablePeriod,
  tablePlanAt,
  withBegunVisitsFixed,
} from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { announceAfterCommit } from '../platform/change-feed/announce-after-commit.js';
import { Clock } from '../platform/clock/clock.js';
import { toLocalDateTime } from '../platform/clock/local-time.js';
import { BatchReader } from '../platform/database/batch-reader.js';
import { type Querier, poolQuerier, txQuerier } from '../platform/database/named-statements.js';
import { VenueReader } from '../venue/core/venue-reader.js';
import { Problem } from '../platform/http/problems/problem.js';
import { SeatingWorkerPool } from './seating-worker-pool.js';
import { EveningLock } from './evening-lock.js';
import { EveningQueue } from './evening-queue.js';
import type { EveningChange } from './evening-change.js';
import { unmarkForReseating } from './evenings-to-reseat.js';
import { LockedEvening } from './locked-evening.js';
import { toEveningState, readEveningRows } from './read-evening-rows.js';

export interface ChangedEvenings<Result> {
  result: Result;
  evenings: readonly EveningChange[];
}

@Injectable()
export class Evenings {
  private readonly queue = new EveningQueue(() => new Problem('busy', { retryAfter: 1 }));
  private readonly stateReader = new BatchReader((dates: readonly ServiceDate[]) =>
    this.readEveningStates(poolQuerier(this.source), dates, this.clock.now()),
  );

  constructor(
    private readonly source: DataSource,
    private readonly venueReader: VenueReader,
    private readonly lock: EveningLock,
    private readonly seatingWorkers: SeatingWorkerPool,
    private readonly clock: Clock,
  ) {}

  /** `waitForTurn` is awaited before anything is computed. */
  async readReseatedEvening(date: ServiceDate, waitForTurn?: () => Promise<unknown>) {
    const foundState = await this.stateReader.readInBatch(date);
    await waitForTurn?.();
    const { state, validUntil } = requireEvening(foundState, date);
    const reseated = await this.seatingWorkers.compute('reseated', state, toLocalDateTime(this.clock.now()));
    return { ...toEvening(reseated.eveningState), validUntil };
  }

  async computeStartTimes(evening: Evening, party: PartyAndDuration, now: LocalDateTime): Promise<AvailableStartTimes> {
    return this.seatingWorkers.compute('startTimes', evening, party, now);
  }

  async findSeating(evening: Evening, visit: VisitRequest, now: LocalDateTime): Promise<Seating> {
    const occupiedRoom = { ...withBegunVisitsFixed(evening, now), plan: tablePlanAt(visit.start, evening, now) };
    return this.seatingWorkers.compute('seating', occupiedRoom, { ...visit, ...tablePeriod(visit, evening) });
  }

  /** In order of arrival, before a database connection is taken. Throws `busy`. */
  runQueued<Result>(date: ServiceDate, work: () => Promise<Result>): Promise<Result> {
    return this.queue.runInTurn(date, work);
  }

  /** The only way to change tables. Subscribers are notified after the commit. */
  async runLocked<Result>(
    tx: EntityManager,
    dates: readonly ServiceDate[],
    work: (eveningAt: (date: ServiceDate) => LockedEvening) => Promise<Result> | Result,
  ): Promise<ChangedEvenings<Result>> {
    const run = txQuerier(tx);
    const lockedEvenings = new Map<ServiceDate, LockedEvening>();
    for (const date of [...new Set(dates)].sort()) await this.lock.acquireForChange(tx, date);
    for (const date of new Set(dates)) lockedEvenings.set(date, await this.readLockedEvening(run, date));
    const result = await work((date) => requireEvening(lockedEvenings.get(date), date));
    const evenings: EveningChange[] = [];
    for (const evening of lockedEvenings.values()) {
      evenings.push(await evening.writeChanges(run));
      if (evening.needsReseating) await unmarkForReseating(run, evening.date);
    }
    announceAfterCommit(tx, ...[...lockedEvenings.keys()].map((date) => ({ topic: 'evening', date }) as const));
    return { result, evenings };
  }

  /** `isDue` is asked after the wait: another transaction may have done it. */
  async reseatIfDue(
    tx: EntityManager,
    date: ServiceDate,
    isDue: (run: Querier) => Promise<boolean>,
  ): Promise<readonly EveningChange[]> {
    await this.lock.acquireAdvisoryLock(tx, date);
    if (!(await isDue(txQuerier(tx)))) return [];
    return (await this.runLocked(tx, [date], () => undefined)).evenings;
  }

  private async readLockedEvening(run: Querier, date: ServiceDate): Promise<LockedEvening> {
    const lockedAt = this.clock.now();
    const { state } = requireEvening((await this.readEveningStates(run, [date], lockedAt)).get(date), date);
    return LockedEvening.create(state, lockedAt, this.seatingWorkers);
  }

  private async readEveningStates(run: Querier, dates: readonly ServiceDate[], now: Date) {
    const states = new Map<ServiceDate, { state: EveningState; validUntil: number | null }>();
    for (const [date, rows] of await readEveningRows(run, dates, now)) {
      const venue = await this.venueReader.readVenueUnlessCached(rows.version.venueVersion, run);
      states.set(date, { state: toEveningState(date, rows, venue), validUntil: rows.validUntil });
    }
    return states;
  }
}

function requireEvening<Found>(evening: Found | undefined, date: ServiceDate): Found {
  if (!evening) throw new Error(`The evening of ${date} was not read`);
  return evening;
}
