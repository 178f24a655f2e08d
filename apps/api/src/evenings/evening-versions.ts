import type { ServiceDate } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { maxVersionAge } from '../platform/change-feed/delay-after-commit.js';
import { queryFromPool } from '../platform/database/named-statements.js';
import { SharedRead } from '../platform/database/shared-read.js';
import type { EveningVersion } from './read-evening-state.js';

const versionsStatement = {
  name: 'evening-versions',
  text: `
    SELECT (SELECT version FROM venue_version) AS venue,
      (SELECT json_object_agg(date, updated_at::text) FROM reservation_capacity_locks WHERE date = ANY ($1)) AS locks`,
};

const locksStatement = {
  name: 'evening-locks-from',
  text: `SELECT date, updated_at::text AS lock FROM reservation_capacity_locks WHERE date >= $1`,
};

interface VersionsRow {
  venue: number | null;
  locks: Record<ServiceDate, string> | null;
}

/** `beganAt`: milliseconds of the process clock. */
interface VersionsRead {
  beganAt: number;
  versions: Promise<ReadonlyMap<ServiceDate, EveningVersion>>;
}

/** Milliseconds. */
const recentPeriod = 1_000;

/** One read covers all recently requested dates and stays valid for `maxVersionAge` (decision 0045). */
@Injectable()
export class EveningVersions {
  private readonly sharedRead = new SharedRead((dates: readonly ServiceDate[]) => this.readRecentVersions(dates));
  private readonly lastRequestByDate = new Map<ServiceDate, number>();
  private lastRead: VersionsRead | undefined;

  constructor(private readonly source: DataSource) {}

  async findVersion(date: ServiceDate): Promise<EveningVersion> {
    const now = performance.now();
    this.lastRequestByDate.set(date, now);
    const recentVersions =
      this.lastRead && now - this.lastRead.beganAt < maxVersionAge ? await this.lastRead.versions : undefined;
    return recentVersions?.get(date) ?? (await this.sharedRead.readShared(date)) ?? { lock: null, venue: 0 };
  }

  async findLocksFrom(date: ServiceDate): Promise<ReadonlyMap<ServiceDate, string>> {
    const rows = await queryFromPool<{ date: ServiceDate; lock: string }>(this.source, locksStatement, [date]);
    return new Map(rows.map((row) => [row.date, row.lock]));
  }

  private readRecentVersions(dates: readonly ServiceDate[]): Promise<ReadonlyMap<ServiceDate, EveningVersion>> {
    const beganAt = performance.now();
    for (const [date, lastRequest] of this.lastRequestByDate)
      if (beganAt - lastRequest > recentPeriod) this.lastRequestByDate.delete(date);
    const versions = this.queryVersions([...new Set([...dates, ...this.lastRequestByDate.keys()])]);
    this.lastRead = { beganAt, versions };
    return versions;
  }

  private async queryVersions(dates: readonly ServiceDate[]): Promise<ReadonlyMap<ServiceDate, EveningVersion>> {
    const [row] = await queryFromPool<VersionsRow>(this.source, versionsStatement, [dates]);
    const venue = row?.venue ?? 0;
    return new Map(dates.map((date) => [date, { lock: row?.locks?.[date] ?? null, venue }]));
  }
}
