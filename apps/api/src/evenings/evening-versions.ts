import type { ServiceDate } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { maxVersionAgeMs } from '../platform/change-feed/delay-write-responses.js';
import { queryFromPool } from '../platform/database/named-statements.js';
import { BatchReader } from '../platform/database/batch-reader.js';
import type { EveningVersion } from './read-evening-rows.js';

const versionsStatement = {
  name: 'evening-versions',
  text: `
    SELECT (SELECT version FROM venue_version) AS "venueVersion",
      (SELECT json_object_agg(date, updated_at::text) FROM reservation_capacity_locks WHERE date = ANY ($1)) AS locks`,
};

const locksStatement = {
  name: 'evening-locks-from',
  text: `SELECT date, updated_at::text AS lock FROM reservation_capacity_locks WHERE date >= $1`,
};

interface VersionsRow {
  venueVersion: number | null;
  locks: Record<ServiceDate, string> | null;
}

/** `beganAt`: milliseconds of the process clock. */
interface VersionsRead {
  beganAt: number;
  versions: Promise<ReadonlyMap<ServiceDate, EveningVersion>>;
}

/** Milliseconds. */
const recentPeriodMs = 1_000;

/** One read covers all recently requested dates and stays valid for `maxVersionAgeMs` (decision 0045). */
@Injectable()
export class EveningVersions {
  private readonly batchReader = new BatchReader((dates: readonly ServiceDate[]) => this.readRecentVersions(dates));
  private readonly lastRequestedAtByDate = new Map<ServiceDate, number>();
  private lastRead: VersionsRead | undefined;

  constructor(private readonly source: DataSource) {}

  async readVersion(date: ServiceDate): Promise<EveningVersion> {
    const now = performance.now();
    this.lastRequestedAtByDate.set(date, now);
    const recentVersions =
      this.lastRead && now - this.lastRead.beganAt < maxVersionAgeMs ? await this.lastRead.versions : undefined;
    return (
      recentVersions?.get(date) ?? (await this.batchReader.readInBatch(date)) ?? { lockVersion: null, venueVersion: 0 }
    );
  }

  async readLockVersionsFrom(date: ServiceDate): Promise<ReadonlyMap<ServiceDate, string>> {
    const rows = await queryFromPool<{ date: ServiceDate; lock: string }>(this.source, locksStatement, [date]);
    return new Map(rows.map((row) => [row.date, row.lock]));
  }

  private readRecentVersions(dates: readonly ServiceDate[]): Promise<ReadonlyMap<ServiceDate, EveningVersion>> {
    const beganAt = performance.now();
    for (const [date, lastRequestedAt] of this.lastRequestedAtByDate)
      if (beganAt - lastRequestedAt > recentPeriodMs) this.lastRequestedAtByDate.delete(date);
    const versions = this.queryVersions([...new Set([...dates, ...this.lastRequestedAtByDate.keys()])]);
    this.lastRead = { beganAt, versions };
    return versions;
  }

  private async queryVersions(dates: readonly ServiceDate[]): Promise<ReadonlyMap<ServiceDate, EveningVersion>> {
    const [row] = await queryFromPool<VersionsRow>(this.source, versionsStatement, [dates]);
    const venueVersion = row?.venueVersion ?? 0;
    return new Map(dates.map((date) => [date, { lockVersion: row?.locks?.[date] ?? null, venueVersion }]));
  }
}
