import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditLog } from '../../audit/audit-log.js';
import { Clock } from '../../platform/clock/clock.js';
import { AdminUser } from '../../platform/database/entities/staff/admin-user.entity.js';
import { StaffInvitation } from '../../platform/database/entities/staff/staff-invitation.entity.js';
import { namedRead } from '../../platform/database/named-query.js';
import { lockedRow } from '../../platform/http/problems/found.js';
import { Problem } from '../../platform/http/problems/problem.js';
import type { StaffMember } from '../../platform/http/access/staff-member.js';
import { Outbox } from '../../mail/outbox/outbox.js';
import { InvitationDto, type InviteDto, type OpenInvitation } from './invitation.dto.js';
import { listInvitations } from './accept-invitation.js';
import { isTaken } from '../accounts/staff-accounts.js';

// milliseconds
const openFor = 72 * 60 * 60_000;
const pause = 60_000; // milliseconds between two mails of one invitation

@Injectable()
export class InvitationsService {
  constructor(
    private readonly source: DataSource,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  async list(): Promise<InvitationDto[]> {
    const now = this.clock.now();
    const open = await namedRead<OpenInvitation>(this.source, listInvitations, []);
    return open.map((invitation) => InvitationDto.from(invitation, now));
  }

  /** Throws `account_exists` and `already_invited`. */
  async invite({ email, role, language }: InviteDto, by: StaffMember): Promise<void> {
    await this.source
      .transaction(async (tx) => {
        if (await tx.existsBy(AdminUser, { email })) throw new Problem('account_exists');
        const invitation = { id: randomUUID(), email, role, language, invitedBy: by.id, expiresAt: this.inThreeDays() };
        await tx.insert(StaffInvitation, invitation);
        await this.write(tx, invitation);
        await this.audit.addEntries(tx, {
          by,
          action: 'staff.invite',
          subjectId: invitation.id,
          after: { email, role },
        });
      })
      .catch((error: unknown) => {
        throw isTaken(error) ? new Problem('already_invited') : error;
      });
    this.outbox.nudge();
  }

  /** Valid for three days; the previous link expires. Throws `not_found` and `resent_just_now`. */
  async sendAgain(id: string, by: StaffMember): Promise<void> {
    await this.source.transaction(async (tx) => {
      const invitation = await lockedRow(tx, StaffInvitation, { id });
      const expiresAt = this.inThreeDays();
      const left = invitation.expiresAt.getTime() + pause - expiresAt.getTime();
      if (left > 0) throw new Problem('resent_just_now', { retryAfter: left / 1_000 });
      await tx.update(StaffInvitation, { id }, { expiresAt, invitedBy: by.id });
      await this.write(tx, invitation);
      const { email, role } = invitation;
      await this.audit.addEntries(tx, { by, action: 'staff.invite-again', subjectId: id, after: { email, role } });
    });
    this.outbox.nudge();
  }

  /** Throws `not_found`. */
  async withdraw(id: string, by: StaffMember): Promise<void> {
    await this.source.transaction(async (tx) => {
      const { email, role } = await lockedRow(tx, StaffInvitation, { id });
      await tx.delete(StaffInvitation, { id });
      await this.outbox.removeMailsOf(tx, id);
      await this.audit.addEntries(tx, { by, action: 'staff.withdraw', subjectId: id, before: { email, role } });
    });
  }

  private async write(tx: EntityManager, { id, email, language }: StaffInvitation): Promise<void> {
    const nobodyYet = { firstName: '', lastName: '' };
    await this.outbox.addMails(tx, [{ kind: 'staff_invitation', rowId: id, email, language, ...nobodyYet }]);
  }

  private inThreeDays(): Date {
    return new Date(this.clock.now().getTime() + openFor);
  }
}
