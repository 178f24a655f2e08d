import { type Venue, buildVenue } from '@strapec/domain';
import { Global, Injectable, Logger, Module, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { readClockIn } from '../../platform/clock/local-time.js';
import { type RunStatement, onPool } from '../../platform/database/named-query.js';
import { readVenue } from './venue-rows.js';

const recently = 1_000; // milliseconds

const versionStatement = { name: 'venue-version', text: `SELECT version FROM venue_version` };

@Injectable()
export class Venues implements OnModuleInit {
  private readonly logger = new Logger(Venues.name);
  private last: { version: number; venue: Venue } | undefined;
  /** Milliseconds of the process clock. */
  private seenAt = Number.NEGATIVE_INFINITY;

  constructor(private readonly source: DataSource) {}

  async onModuleInit(): Promise<void> {
    await this.read(onPool(this.source));
  }

  known(): Venue {
    if (!this.last) throw new Error('The venue is read when its module starts');
    return this.last.venue;
  }

  async current(): Promise<Venue> {
    const run = onPool(this.source);
    const [row] = await run<{ version: number }>(versionStatement, []);
    return this.at(row?.version ?? 0, run);
  }

  /** At most a second old: for mails and other uses that decide nothing. */
  async recent(): Promise<Venue> {
    return performance.now() - this.seenAt < recently ? this.known() : this.current();
  }

  async at(version: number, run: RunStatement): Promise<Venue> {
    this.seenAt = performance.now();
    return this.last?.version === version ? this.last.venue : this.read(run);
  }

  /** Invalid rows do not stop the application: the last valid venue stays in use. */
  private async read(run: RunStatement): Promise<Venue> {
    const rows = await readVenue(run);
    readClockIn(rows.zone);
    try {
      this.last = { version: rows.version, venue: buildVenue(rows) };
    } catch (error) {
      if (!this.last) throw error;
      this.logger.error(
        { err: error, version: rows.version },
        'the rows of the venue are invalid; the last valid ones are used',
      );
      this.last = { version: rows.version, venue: { ...this.last.venue, version: rows.version } };
    }
    return this.last.venue;
  }
}

@Global()
@Module({ providers: [Venues], exports: [Venues] })
export class VenueModule {}
