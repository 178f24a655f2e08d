import { type HouseChange, houseOn, staffDay, toldChange } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditLog } from '../audit/audit-log.js';
import { Clock } from '../clock/clock.js';
import { localMoment } from '../clock/local-time.js';
import { within } from '../database/named-query.js';
import { oweEvenings } from '../evenings/owed-evenings.js';
import { Problem } from '../http/problem.js';
import type { StaffMember } from '../http/staff-member.js';
import { planHouseChange } from './plan-house-change.js';
import { SettleEvenings } from './settle-evenings.js';
import { writeHouse } from './write-house.js';

/** Whoever changes the house waits here for whoever does so at this moment. */
const queueStatement = { name: 'queue-for-the-house', text: `SELECT version FROM house_version FOR UPDATE` };

/** Saves a change of the house as its preview has shown it, or not at all. */
@Injectable()
export class ChangeHouse {
  constructor(
    private readonly source: DataSource,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly settling: SettleEvenings,
  ) {}

  /**
   * Throws `validation_failed`, and `house_moved_on` when the house or one of the evenings concerned is no longer what the
   * preview has shown. The evenings are put in order afterwards, each by itself.
   */
  async change(change: HouseChange, hash: string, by: StaffMember): Promise<void> {
    const today = staffDay(localMoment(this.clock.now()));
    await this.source.transaction(async (tx) => {
      const run = within(tx);
      await run(queueStatement, []);
      const { rows, before, dates, hash: current } = await planHouseChange(run, change, today);
      if (hash !== current) throw new Problem('house_moved_on');
      await writeHouse(tx, change);
      await oweEvenings(run, dates.map((date) => ({ date, hours: houseOn(date, before).hours }))); // prettier-ignore
      const { dates: about, ...states } = toldChange(change, rows);
      await this.audit.add(tx, {
        by,
        deed: `house.${change.kind}`,
        subjectId: [...new Set(about)].join('/'),
        ...states,
      });
    });
    this.settling.begin();
  }
}
