import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In, MoreThanOrEqual } from 'typeorm';
import { AuditLog, type NewAuditEntry } from '../../audit/audit-log.js';
import { Clock } from '../../platform/clock/clock.js';
import { toLocalDateTime } from '../../platform/clock/local-time.js';
import { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';
import { SiteContent } from '../../platform/database/entities/site/site-content.entity.js';
import { Problem } from '../../platform/http/problems/problem.js';
import { defaultBusinessDetails } from './business-details.js';
import { SiteVersion } from './site-version.js';

export interface SiteEditResult<Result> {
  result: Result;
  /** `null` when unchanged. */
  auditEntry: NewAuditEntry | null;
}

const readTimeZone = async (tx: EntityManager): Promise<string> =>
  (await tx.findOneBy(SiteContent, { key: 'venue.timeZone' }))?.contentEn ?? defaultBusinessDetails.timeZone;

const upcomingReservationsFilter = (now: Date) => ({
  date: MoreThanOrEqual(toLocalDateTime(now).date),
  status: In(['held', 'pending_approval', 'confirmed', 'seated']),
});

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
  async applyEdit<Result>(edit: (tx: EntityManager, now: Date) => Promise<SiteEditResult<Result>>): Promise<Result> {
    const result = await this.source.transaction(async (tx) => {
      const now = this.clock.now();
      const zone = await readTimeZone(tx);
      const editResult = await edit(tx, now);
      const hasTimeZoneChanged = (await readTimeZone(tx)) !== zone;
      if (hasTimeZoneChanged && (await tx.existsBy(Reservation, upcomingReservationsFilter(now))))
        throw new Problem('zone_in_use');
      if (editResult.auditEntry) await this.audit.addEntries(tx, editResult.auditEntry);
      return editResult.result;
    });
    this.siteVersion.markChanged();
    return result;
  }
}

/** Blocks writers, not readers. */
export async function lockTexts(tx: EntityManager): Promise<void> {
  await tx.query('LOCK TABLE site_content IN SHARE ROW EXCLUSIVE MODE');
}
