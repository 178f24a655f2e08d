import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditLog, type AuditChange } from '../../audit/audit-log.js';
import { Clock } from '../../platform/clock/clock.js';
import { toLocalDateTime } from '../../platform/clock/local-time.js';
import { queryInTransaction } from '../../platform/database/named-statements.js';
import { type StaffMember, staffDisplayName } from '../../platform/http/access/staff-member.js';
import { Problem } from '../../platform/http/problems/problem.js';
import { emptyBusinessDetails } from './business-details.js';
import { SiteVersion } from './site-version.js';

export interface EditResult<Result> {
  result: Result;
  /** `null` when unchanged. */
  change: AuditChange | null;
}

const timeZoneStatement = {
  name: 'zone-of-venue',
  text: `SELECT content_en AS zone FROM site_content WHERE key = 'venue.timeZone'`,
};
const upcomingReservationStatement = {
  name: 'anyone-expected',
  text: `SELECT FROM reservations WHERE date >= $1 AND status IN ('held', 'pending_approval', 'confirmed', 'seated') LIMIT 1`,
};

const readTimeZone = async (tx: EntityManager): Promise<string> =>
  (await queryInTransaction<{ zone: string }>(tx, timeZoneStatement, []))[0]?.zone ?? emptyBusinessDetails.timeZone;

/** In one transaction with an audit entry. */
@Injectable()
export class SiteEdits {
  constructor(
    private readonly source: DataSource,
    private readonly audit: AuditLog,
    private readonly siteVersion: SiteVersion,
    private readonly clock: Clock,
  ) {}

  /** Throws `zone_in_use`: a new time zone would move the reservations ahead. */
  async applyEdit<Result>(edit: (tx: EntityManager, now: Date) => Promise<EditResult<Result>>): Promise<Result> {
    const result = await this.source.transaction(async (tx) => {
      const now = this.clock.now();
      const zone = await readTimeZone(tx);
      const edited = await edit(tx, now);
      const changesZone = (await readTimeZone(tx)) !== zone;
      if (
        changesZone &&
        (await queryInTransaction(tx, upcomingReservationStatement, [toLocalDateTime(now).date])).length > 0
      )
        throw new Problem('zone_in_use');
      if (edited.change) await this.audit.addEntries(tx, edited.change);
      return edited.result;
    });
    this.siteVersion.markChanged();
    return result;
  }
}

/** Overwrites any version when none is given; 0 stands for a new row. Throws `changed_meanwhile`. */
export function requireVersion<Row extends { version: number }>(
  version: number | null | undefined,
  stored: Row | null,
  toDto: (row: Row) => object,
): void {
  const current = stored?.version ?? 0;
  if ((version ?? current) === current) return;
  throw new Problem('changed_meanwhile', stored ? { members: { current: toDto(stored) } } : {});
}

/** Of a row that staff write; `null` for a new one. */
export function nextVersion(before: { id: string; version: number } | null, by: StaffMember, now: Date) {
  const { id, version } = before ?? { id: randomUUID(), version: 0 };
  const author = { updatedBy: by.id, updatedByName: staffDisplayName(by) };
  return { id, version: version + 1, updatedAt: now, ...author, isSample: false };
}

/** Blocks writers, not readers. */
export async function lockTexts(tx: EntityManager): Promise<void> {
  await tx.query('LOCK TABLE site_content IN SHARE ROW EXCLUSIVE MODE');
}
