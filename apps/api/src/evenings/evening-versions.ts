import type { ServiceDate } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { versionAge } from '../platform/change-feed/hold-answers.js';
import { namedRead } from '../platform/database/named-query.js';
import { SharedRead } from '../platform/database/shared-read.js';
import type { EveningVersion } from './read-evening-state.js';

const statement = {
  name: 'evening-versions',
  text: `
    SELECT (SELECT version FROM venue_version) AS venue,
      (SELECT json_object_agg(date, updated_at::text) FROM reservation_capacity_locks WHERE date = ANY ($1)) AS locks`,
};

const lockStatement = {
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
const askedLately = 1_000;

/** One read covers all recently requested dates and stays valid for `versionAge` (decision 0045). */
@Injectable()
export class EveningVersions {
  private readonly reads = new SharedRead((dates: readonly ServiceDate[]) => this.read(dates));
  private readonly askedAt = new Map<ServiceDate, number>();
  private last: VersionsRead | undefined;

  constructor(private readonly source: DataSource) {}

  async versionOf(date: ServiceDate): Promise<EveningVersion> {
    const now = performance.now();
    this.askedAt.set(date, now);
    const known = this.last && now - this.last.beganAt < versionAge ? await this.last.versions : undefined;
    return known?.get(date) ?? (await this.reads.readShared(date)) ?? { lock: null, venue: 0 };
  }

  async locksFrom(date: ServiceDate): Promise<ReadonlyMap<ServiceDate, string>> {
    const rows = await namedRead<{ date: ServiceDate; lock: string }>(this.source, lockStatement, [date]);
    return new Map(rows.map((row) => [row.date, row.lock]));
  }

  private read(dates: readonly ServiceDate[]): Promise<ReadonlyMap<ServiceDate, EveningVersion>> {
    const beganAt = performance.now();
    for (const [date, askedAt] of this.askedAt) if (beganAt - askedAt > askedLately) this.askedAt.delete(date);
    const versions = this.versionsOf([...new Set([...dates, ...this.askedAt.keys()])]);
    this.last = { beganAt, versions };
    return versions;
  }

  private async versionsOf(dates: readonly ServiceDate[]): Promise<ReadonlyMap<ServiceDate, EveningVersion>> {
    const [row] = await namedRead<VersionsRow>(this.source, statement, [dates]);
    const venue = row?.venue ?? 0;
    return new Map(dates.map((date) => [date, { lock: row?.locks?.[date] ?? null, venue }]));
  }
}
