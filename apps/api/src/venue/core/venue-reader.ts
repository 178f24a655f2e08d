import { type Venue, buildVenue } from '@strapec/domain';
import { Global, Injectable, Logger, Module, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { setWallClockZone } from '../../platform/clock/local-time.js';
import { type Querier, poolQuerier } from '../../platform/database/named-statements.js';
import { readVenueRows } from './venue-rows.js';

const maxVenueAgeMs = 1_000;

const versionStatement = { name: 'venue-version', text: `SELECT version FROM venue_version` };

@Injectable()
export class VenueReader implements OnModuleInit {
  private readonly logger = new Logger(VenueReader.name);
  private cached: { version: number; venue: Venue } | undefined;
  /** Milliseconds of the process clock. */
  private checkedAtMs = Number.NEGATIVE_INFINITY;

  constructor(private readonly source: DataSource) {}

  async onModuleInit(): Promise<void> {
    await this.readAndCacheVenue(poolQuerier(this.source));
  }

  getCachedVenue(): Venue {
    if (!this.cached) throw new Error('The venue is read when its module starts');
    return this.cached.venue;
  }

  async readVenue(): Promise<Venue> {
    const run = poolQuerier(this.source);
    const [row] = await run<{ version: number }>(versionStatement, []);
    return this.readVenueUnlessCached(row?.version ?? 0, run);
  }

  /** At most a second old: for mails and other uses that decide nothing. */
  async readRecentVenue(): Promise<Venue> {
    return performance.now() - this.checkedAtMs < maxVenueAgeMs ? this.getCachedVenue() : this.readVenue();
  }

  async readVenueUnlessCached(version: number, run: Querier): Promise<Venue> {
    this.checkedAtMs = performance.now();
    return this.cached?.version === version ? this.cached.venue : this.readAndCacheVenue(run);
  }

  /** Invalid rows do not stop the application: the last valid venue stays in use. */
  private async readAndCacheVenue(run: Querier): Promise<Venue> {
    const rows = await readVenueRows(run);
    setWallClockZone(rows.zone);
    try {
      this.cached = { version: rows.version, venue: buildVenue(rows) };
    } catch (error) {
      if (!this.cached) throw error;
      this.logger.error(
        { err: error, version: rows.version },
        'the rows of the venue are invalid; the last valid ones are used',
      );
      this.cached = { version: rows.version, venue: { ...this.cached.venue, version: rows.version } };
    }
    return this.cached.venue;
  }
}

@Global()
@Module({ providers: [VenueReader], exports: [VenueReader] })
export class VenueModule {}
