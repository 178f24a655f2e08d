import { hash, randomBytes } from 'node:crypto';
import {
  type LocalMoment,
  type PartyAndStay,
  type RefusalReason,
  type ServiceDate,
  venueOn,
  offeredStartTimes,
  refusalReason,
} from '@strapec/domain';
import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { localMoment } from '../../platform/clock/local-time.js';
import { Venues } from '../../venue/read/venues.js';

interface Wanted extends PartyAndStay {
  date: ServiceDate;
}

interface Counted extends Wanted {
  reason: RefusalReason;
  count: number;
}

const writtenEvery = 30_000; // milliseconds
const millisecondsPerHour = 3_600_000;
/** Most entries of a process. */
const mostKept = 20_000;

const addStatement = `
  INSERT INTO refused_demand AS known (date, party_size, minutes, reason, count)
  SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::int[])
  ON CONFLICT (date, party_size, minutes, reason) DO UPDATE SET count = known.count + excluded.count`;

/**
 * A visitor counts once an hour for the same request, known by a hash whose salt stays in memory and changes every day.
 * The rows contain no personal data.
 */
@Injectable()
export class RefusedDemand implements BeforeApplicationShutdown {
  private readonly logger = new Logger(RefusedDemand.name);
  private counted = new Map<string, Counted>();
  private readonly seen = new Set<string>();
  private hour = 0; // hours since 1970
  private day = '';
  private salt = newSalt();

  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
    private readonly venues: Venues,
  ) {}

  /** No SQL. */
  note({ date, partySize, minutes }: Wanted, address: string): void {
    const instant = this.clock.now();
    this.turnHour(instant);
    const now = localMoment(instant);
    if (!this.isNew(`${date}/${partySize}/${minutes}`, address, now)) return;
    const day = venueOn(date, this.venues.known());
    const reason = refusalReason(day, offeredStartTimes(minutes, day, now), now);
    if (reason) this.add({ date, partySize, minutes, reason, count: 1 });
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.write();
  }

  @Interval(writtenEvery)
  async write(): Promise<void> {
    if (this.counted.size === 0) return;
    const rows = [...this.counted.values()];
    this.counted = new Map();
    const columns = (['date', 'partySize', 'minutes', 'reason', 'count'] as const).map((column) =>
      rows.map((row) => row[column]),
    );
    await this.source.query(addStatement, columns).catch((error: unknown) => {
      this.logger.warn({ err: error }, 'refused demand could not be written; it is tried again');
      for (const row of rows) this.add(row);
    });
  }

  private add(row: Counted): void {
    const key = `${row.date}/${row.partySize}/${row.minutes}/${row.reason}`;
    const before = this.counted.get(key);
    if (before) before.count += row.count;
    else if (this.counted.size < mostKept) this.counted.set(key, row);
  }

  private turnHour(instant: Date): void {
    const hour = Math.floor(instant.getTime() / millisecondsPerHour);
    if (this.hour === hour) return;
    this.hour = hour;
    this.seen.clear();
  }

  private isNew(query: string, address: string, { date }: LocalMoment): boolean {
    if (this.day !== date) [this.day, this.salt] = [date, newSalt()];
    const visitor = hash('sha256', `${this.salt} ${address} ${query}`, 'base64');
    if (this.seen.has(visitor) || this.seen.size >= mostKept) return false;
    this.seen.add(visitor);
    return true;
  }
}

const newSalt = (): string => randomBytes(16).toString('base64');
