import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditLog, type Change } from '../audit/audit-log.js';
import { Clock } from '../clock/clock.js';
import { SiteVersion } from './site-version.js';

/** What came of an edit, and what is kept of it. */
export interface Edited<Result> {
  result: Result;
  /** `null` when nothing has changed. */
  change: Change | null;
}

/** How staff change what the pages show: one transaction, an entry in the audit log, and the next page shows it. */
@Injectable()
export class SiteEdits {
  constructor(
    private readonly source: DataSource,
    private readonly audit: AuditLog,
    private readonly site: SiteVersion,
    private readonly clock: Clock,
  ) {}

  async apply<Result>(edit: (tx: EntityManager, now: Date) => Promise<Edited<Result>>): Promise<Result> {
    const result = await this.source.transaction(async (tx) => {
      const edited = await edit(tx, this.clock.now());
      if (edited.change) await this.audit.add(tx, edited.change);
      return edited.result;
    });
    this.site.noteChange();
    return result;
  }
}
