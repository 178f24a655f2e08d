import type { ServiceDate } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { namedRead } from '../database/named-query.js';
import { SharedRead } from '../database/shared-read.js';
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

/** The versions of evenings: all that an unchanged evening costs. */
@Injectable()
export class EveningVersions {
  private readonly versions = new SharedRead((dates: readonly ServiceDate[]) => this.read(dates));

  constructor(private readonly source: DataSource) {}

  async of(date: ServiceDate): Promise<EveningVersion> {
    return (await this.versions.of(date)) ?? { lock: null, house: 0 };
  }

  /** The stamps of all evenings from a date on that somebody has reserved for. */
  async locksFrom(date: ServiceDate): Promise<ReadonlyMap<ServiceDate, string>> {
    const rows = await namedRead<{ date: ServiceDate; lock: string }>(this.source, lockStatement, [date]);
    return new Map(rows.map((row) => [row.date, row.lock]));
  }

  private async read(dates: readonly ServiceDate[]): Promise<ReadonlyMap<ServiceDate, EveningVersion>> {
    const [row] = await namedRead<VersionsRow>(this.source, statement, [dates]);
    const house = row?.house ?? 0;
    return new Map(dates.map((date) => [date, { lock: row?.locks?.[date] ?? null, house }]));
  }
}
