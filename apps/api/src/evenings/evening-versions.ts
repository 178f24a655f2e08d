import type { ServiceDate } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { namedRead } from '../database/named-query.js';
import { patience } from '../database/patience.js';
import type { EveningVersion } from './read-night.js';

const statement = {
  name: 'evening-versions',
  text: `
    SELECT (SELECT version FROM house_version) AS house,
      (SELECT json_object_agg(date, updated_at::text) FROM reservation_capacity_locks WHERE date = ANY ($1)) AS locks`,
};

const lockStatement = {
  name: 'evening-locks-from',
  text: `SELECT date, updated_at::text AS lock FROM reservation_capacity_locks WHERE date >= $1`,
};

interface VersionsRow {
  house: number | null;
  locks: Record<ServiceDate, string> | null;
}

/** Evenings whose versions are asked for together. */
interface Batch {
  dates: Set<ServiceDate>;
  row: Promise<VersionsRow | undefined>;
}

/**
 * The versions of evenings: all that an unchanged evening costs. Whoever asks while a question is under way shares the
 * next one with everybody else who waits, so nobody gets an answer older than their question, and a rush costs one
 * statement for many (docs/performance.md).
 */
@Injectable()
export class EveningVersions {
  private underWay: Promise<unknown> = Promise.resolve();
  private next: Batch | undefined;

  constructor(private readonly source: DataSource) {}

  async of(date: ServiceDate): Promise<EveningVersion> {
    this.next ??= this.openBatch();
    this.next.dates.add(date);
    const { house, locks } = (await this.next.row) ?? { house: null, locks: null };
    return { lock: locks?.[date] ?? null, house: house ?? 0 };
  }

  /** The stamps of all evenings from a date on that somebody has reserved for. */
  async locksFrom(date: ServiceDate): Promise<ReadonlyMap<ServiceDate, string>> {
    const rows = await namedRead<{ date: ServiceDate; lock: string }>(this.source, lockStatement, [date]);
    return new Map(rows.map((row) => [row.date, row.lock]));
  }

  private openBatch(): Batch {
    const dates = new Set<ServiceDate>();
    const row = this.underWay.then(everybodyIsIn).then(() => this.ask(dates));
    this.underWay = this.underWay.then(() => settledOrLate(row)); // those who asked are told; the next batch tries again
    return { dates, row };
  }

  private async ask(dates: Set<ServiceDate>): Promise<VersionsRow | undefined> {
    this.next = undefined;
    const [row] = await namedRead<VersionsRow>(this.source, statement, [[...dates]]);
    return row;
  }
}

/** The end of this turn of the event loop: whoever's request has come in by now shares the statement. */
const everybodyIsIn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

function settledOrLate(answer: Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(resolve, patience.question).unref(); // the one before may wait on a dead connection
    const settled = (): void => {
      clearTimeout(late);
      resolve();
    };
    answer.then(settled, settled);
  });
}
