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
  private readonly seenRequestHashes = new Set<string>();
  private currentHour = 0; // hours since 1970
  private saltDate = '';
  private salt = createSalt();

  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
    private readonly venueReader: VenueReader,
  ) {}

  /** Counts in memory only; `writeCounts` stores the counts. */
  countRefusal({ date, partySize, minutes }: AvailabilityQuestion, ip: string): void {
    const instant = this.clock.now();
    this.clearSeenRequestsHourly(instant);
    const now = toLocalDateTime(instant);
    if (!this.tryAddRequest(`${date}/${partySize}/${minutes}`, ip, now)) return;
    const day = venueDayOn(date, this.venueReader.getCachedVenue());
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

  private addCount(refusal: RefusalCount): void {
    const key = `${refusal.date}/${refusal.partySize}/${refusal.minutes}/${refusal.reason}`;
    const existingCount = this.counts.get(key);
    if (existingCount) existingCount.count += refusal.count;
    else if (this.counts.size < maxEntries) this.counts.set(key, refusal);
  }

  private clearSeenRequestsHourly(instant: Date): void {
    const hour = Math.floor(instant.getTime() / millisecondsPerHour);
    if (this.currentHour === hour) return;
    this.currentHour = hour;
    this.seenRequestHashes.clear();
  }

  private tryAddRequest(requestKey: string, ip: string, { date }: LocalDateTime): boolean {
    if (this.saltDate !== date) [this.saltDate, this.salt] = [date, createSalt()];
    const requestHash = hash('sha256', `${this.salt} ${ip} ${requestKey}`, 'base64');
    if (this.seenRequestHashes.has(requestHash) || this.seenRequestHashes.size >= maxEntries) return false;
    this.seenRequestHashes.add(requestHash);
    return true;
  }
}

const createSalt = (): string => randomBytes(16).toString('base64');
