import { type ServiceDate, serviceDateAt } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditLog, type NewAuditEntry } from '../audit/audit-log.js';
import { txQuerier } from '../platform/database/named-statements.js';
import { requireFound } from '../platform/http/problems/require-found.js';
import { announceAfterCommit } from '../platform/change-feed/announce-after-commit.js';
import { Clock } from '../platform/clock/clock.js';
import { toLocalDateTime } from '../platform/clock/local-time.js';
import { SiteVersion } from '../content/core/site-version.js';
import type { StaffMember } from '../platform/http/access/staff-member.js';
import type { FieldError, Problem } from '../platform/http/problems/problem.js';
import { fieldError, validationProblem } from '../platform/http/problems/validation.pipe.js';
import { type StoredItem, readMenuItems } from './stored-menu.js';

export interface MenuEditContext {
  tx: EntityManager;
  by: StaffMember;
  now: Date;
  evening: ServiceDate;
}

export interface MenuEditResult<Result> {
  result: Result;
  entries: readonly NewAuditEntry[];
}

/** Each in a transaction with its audit entries. */
@Injectable()
export class MenuEdits {
  constructor(
    private readonly source: DataSource,
    private readonly audit: AuditLog,
    private readonly siteVersion: SiteVersion,
    private readonly clock: Clock,
  ) {}

  async applyEdit<Result>(
    by: StaffMember,
    edit: (context: MenuEditContext) => Promise<MenuEditResult<Result>>,
  ): Promise<Result> {
    const result = await this.source.transaction(async (tx) => {
      await tx.query('LOCK TABLE menu_sections IN SHARE ROW EXCLUSIVE MODE'); // does not block reads
      const now = this.clock.now();
      const editResult = await edit({ tx, by, now, evening: serviceDateAt(toLocalDateTime(now)) });
      await this.audit.addEntries(tx, ...editResult.entries);
      if (editResult.entries.length > 0) announceAfterCommit(tx, { topic: 'menu' });
      return editResult.result;
    });
    this.siteVersion.markChanged();
    return result;
  }
}

export async function requireItem(tx: EntityManager, id: string): Promise<StoredItem> {
  const [item] = await readMenuItems(txQuerier(tx), [id]);
  return requireFound(item);
}

export const fieldProblem = (field: string, code: string): Problem => validationProblem([fieldError(field, code)]);

export function requireNoErrors(errors: readonly Pick<FieldError, 'field' | 'code'>[]): void {
  if (errors.length > 0) throw validationProblem(errors.map(({ field, code }) => fieldError(field, code)));
}
