import { type ServiceDate, staffDay } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditLog, type Change } from '../audit/audit-log.js';
import { noteChange } from '../platform/change-feed/note-change.js';
import { Clock } from '../platform/clock/clock.js';
import { localMoment } from '../platform/clock/local-time.js';
import { SiteVersion } from '../content/core/site-version.js';
import type { StaffMember } from '../platform/http/access/staff-member.js';
import type { FieldError, Problem } from '../platform/http/problems/problem.js';
import { fieldError, validationProblem } from '../platform/http/problems/validation.pipe.js';

export interface Editing {
  tx: EntityManager;
  by: StaffMember;
  now: Date;
  evening: ServiceDate;
}

export interface Edited<Result> {
  result: Result;
  changes: readonly Change[];
}

/** Each in a transaction with its audit entries. */
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
      await tx.query('LOCK TABLE menu_sections IN SHARE ROW EXCLUSIVE MODE'); // does not block reads
      const now = this.clock.now();
      const edited = await edit({ tx, by, now, evening: staffDay(localMoment(now)) });
      await this.audit.addEntries(tx, ...edited.changes);
      if (edited.changes.length > 0) noteChange(tx, { topic: 'menu' });
      return edited.result;
    });
    this.site.noteChange();
    return result;
  }
}

export const invalid = (field: string, code: string): Problem => validationProblem([fieldError(field, code)]);

export function refuse(errors: readonly Pick<FieldError, 'field' | 'code'>[]): void {
  if (errors.length > 0) throw validationProblem(errors.map(({ field, code }) => fieldError(field, code)));
}
