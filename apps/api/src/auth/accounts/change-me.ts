import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditLog } from '../../audit/audit-log.js';
import type { StaffUser } from './staff-user.js';
import { Clock } from '../../platform/clock/clock.js';
import { AdminUser } from '../../platform/database/entities/staff/admin-user.entity.js';
import { User } from '../../platform/database/entities/staff/user.entity.js';
import type { StaffMember } from '../../platform/http/access/staff-member.js';
import { fieldError, validationProblem } from '../../platform/http/problems/validation.pipe.js';
import type { ChangeMeDto } from './me.dto.js';
import { isTaken } from './is-taken.js';
import { OwnPassword } from './own-password.js';

type Profile = Omit<ChangeMeDto, 'password'>;

@Injectable()
export class ChangeMe {
  constructor(
    private readonly source: DataSource,
    private readonly ownPassword: OwnPassword,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Throws a field error when the password is wrong or the e-mail is taken. */
  async change({ password, ...profile }: ChangeMeDto, by: StaffMember, request: Request): Promise<StaffUser> {
    const user = await this.ownPassword.require(by, password, request);
    await this.source
      .transaction((tx) => this.write(tx, profile, by))
      .catch((error: unknown) => {
        throw isTaken(error) ? validationProblem([fieldError('email', 'email_taken')]) : error;
      });
    return { ...user, ...profile };
  }

  private async write(tx: EntityManager, after: Profile, by: StaffMember): Promise<void> {
    const { id, email, firstName, lastName } = by;
    await tx.update(AdminUser, { id }, { ...after, updatedAt: this.clock.now() });
    if (after.email !== email) await tx.update(User, { id }, { resetUntil: null }); // its link is in the old mailbox
    const before = { email, firstName, lastName };
    await this.audit.add(tx, { by, action: 'staff.profile', subjectId: id, before, after: { ...after } });
  }
}
