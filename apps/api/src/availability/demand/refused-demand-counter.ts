import { hash, randomBytes } from 'node:crypto';
import { type LocalDateTime, type DemandRefusal, venueDayOn, listAllowedStarts, demandRefusal } from '@strapec/domain';
import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { toLocalDateTime } from '../../platform/clock/local-time.js';
import { VenueReader } from '../../venue/core/venue-reader.js';
import type { AvailabilityQuestion } from '../availability.service.js';

interface RefusalCount extends AvailabilityQuestion {
  reason: DemandRefusal;
  count: number;
}

const writeIntervalMs = 30_000; // milliseconds
const millisecondsPerHour = 3_600_000;
/** Most entries of a process. */
const maxEntries = 20_000;

const addCountsStatement = `
  INSERT INTO refused_demand AS known (date, party_size, minutes, reason, count)
  SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::int[])
  ON CONFLICT (date, party_size, minutes, reason) DO UPDATE SET count = known.count + excluded.count`;

/**
 * A visitor counts once an hour for the same request, known by a hash whose salt stays in memory and changes every day.
 * The rows contain no personal data.
 */
@Injectable()
export class RefusedDemandCounter implements BeforeApplicationShutdown {
  private readonly logger = new Logger(RefusedDemandCounter.name);
  private counts = new Map<string, RefusalCount>();
  private readonly seenRequests = new Set<string>();
  private hour = 0; // hours since 1970
  private saltDate = '';
  private salt = newSalt();

  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
    private readonly venueReader: VenueReader,
  ) {}

  /** No SQL. */
  countRefusal({ date, partySize, minutes }: AvailabilityQuestion, ip: string): void {
    const instant = this.clock.now();
    this.clearEachHour(instant);
    const now = toLocalDateTime(instant);
    if (!this.tryAddRequest(`${date}/${partySize}/${minutes}`, ip, now)) return;
    const day = venueDayOn(date, this.venueReader.cachedVenue());
    const reason = demandRefusal(day, listAllowedStarts(minutes, day, now), now);
    if (reason) this.addCount({ date, partySize, minutes, reason, count: 1 });
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.writeCounts();
  }

  @Interval(writeIntervalMs)
  async writeCounts(): Promise<void> {
    if (this.counts.size === 0) return;
    const rows = [...this.counts.values()];
    this.counts = new Map();
    const columns = (['date', 'partySize', 'minutes', 'reason', 'count'] as const).map((column) =>
      rows.map((row) => row[column]),
    );
    await this.source.query(addCountsStatement, columns).catch((error: unknown) => {
      this.logger.warn({ err: error }, 'refused demand could not be written; it is tried again');
      for (const row of rows) this.addCount(row);
    });
  }

  private addCount(row: RefusalCount): void {
    const key = `${row.date}/${row.partySize}/${row.minutes}/${row.reason}`;
    const entry = this.counts.get(key);
    if (entry) entry.count += row.count;
    else if (this.counts.size < maxEntries) this.counts.set(key, row);
  }

  private clearEachHour(instant: Date): void {
    const hour = Math.floor(instant.getTime() / millisecondsPerHour);
    if (this.hour === hour) return;
    this.hour = hour;
    this.seenRequests.clear();
  }

  private tryAddRequest(requestKey: string, ip: string, { date }: LocalDateTime): boolean {
    if (this.saltDate !== date) [this.saltDate, this.salt] = [date, newSalt()];
    const requestHash = hash('sha256', `${this.salt} ${ip} ${requestKey}`, 'base64');
    if (this.seenRequests.has(requestHash) || this.seenRequests.size >= maxEntries) return false;
    this.seenRequests.add(requestHash);
    return true;
  }
}

const newSalt = (): string => randomBytes(16).toString('base64');
