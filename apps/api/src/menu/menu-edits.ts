import { type ServiceDate, staffDay } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditLog, type Change } from '../audit/audit-log.js';
import { noteChange } from '../platform/change-feed/note-change.js';
import { Clock } from '../platform/clock/clock.js';
import { localMoment } from '../platform/clock/local-time.js';
import { SiteVersion } from '../content/core/site-version.js';
import type { StaffMember } from '../platform/http/access/staff-member.js';

/** Where the list is changed: in one transaction, by somebody, at a moment of an evening. */
export interface Editing {
  tx: EntityManager;
  by: StaffMember;
  now: Date;
  evening: ServiceDate;
}

/** What came of it, and what is kept of that; nothing when nothing has changed. */
export interface Edited<Result> {
  result: Result;
  changes: readonly Change[];
}

/**
 * How the list is changed: by one at a time, all of it or nothing, with an entry in the audit log; the next page shows it, in
 * every process.
 */
@Injectable()
export class MenuEdits {
  constructor(
    private readonly source: DataSource,
    private readonly audit: AuditLog,
    private readonly site: SiteVersion,
    private readonly clock: Clock,
  ) {}

  async apply<Result>(by: StaffMember, edit: (editing: Editing) => Promise<Edited<Result>>): Promise<Result> {
    const result = await this.source.transaction(async (tx) => {
      await tx.query('LOCK TABLE menu_sections IN SHARE ROW EXCLUSIVE MODE'); // as for texts; readers are not held up
      const now = this.clock.now();
      const edited = await edit({ tx, by, now, evening: staffDay(localMoment(now)) });
      await this.audit.add(tx, ...edited.changes);
      if (edited.changes.length > 0) noteChange(tx, { topic: 'menu' });
      return edited.result;
    });
    this.site.noteChange();
    return result;
  }
}
