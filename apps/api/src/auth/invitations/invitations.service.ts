import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditLog } from '../../audit/audit-log.js';
import { Clock } from '../../platform/clock/clock.js';
import { UserProfile } from '../../platform/database/entities/staff/user-profile.entity.js';
import { StaffInvitation } from '../../platform/database/entities/staff/staff-invitation.entity.js';
import { queryFromPool } from '../../platform/database/named-statements.js';
import { lockRow } from '../../platform/http/problems/require-found.js';
import { Problem } from '../../platform/http/problems/problem.js';
import type { StaffMember } from '../../platform/http/access/staff-member.js';
import { Outbox } from '../../mail/outbox/outbox.js';
import type { InvitationDto, InviteDto } from './invitation.dto.js';
import { listInvitationsStatement } from './accept-invitation.js';
import { isUniqueViolation } from '../accounts/staff-accounts.js';

// milliseconds
const invitationLifetimeMs = 72 * 60 * 60_000;
const resendPauseMs = 60_000; // milliseconds between two mails of one invitation

@Injectable()
export class InvitationsService {
  constructor(
    private readonly source: DataSource,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  listInvitations(): Promise<InvitationDto[]> {
    return queryFromPool<InvitationDto>(this.source, listInvitationsStatement, [this.clock.now()]);
  }

  /** Throws `account_exists` and `already_invited`. */
  async invite({ email, role, language }: InviteDto, by: StaffMember): Promise<void> {
    await this.source
      .transaction(async (tx) => {
        if (await tx.existsBy(UserProfile, { email })) throw new Problem('account_exists');
        const invitation = { id: randomUUID(), email, role, language, invitedBy: by.id, expiresAt: this.newExpiry() };
        await tx.insert(StaffInvitation, invitation);
        await this.addInvitationMail(tx, invitation);
        const auditEntry = { by, action: 'staff.invite', subjectId: invitation.id, after: { email, role } } as const;
        await this.audit.addEntries(tx, auditEntry);
      })
      .catch((error: unknown) => {
        throw isUniqueViolation(error) ? new Problem('already_invited') : error;
      });
  }

  /** Valid for three days; the previous link expires. Throws `not_found` and `resent_just_now`. */
  async sendInvitationAgain(id: string, by: StaffMember): Promise<void> {
    await this.source.transaction(async (tx) => {
      const invitation = await lockRow(tx, StaffInvitation, { id });
      const expiresAt = this.newExpiry();
      const waitMs = invitation.expiresAt.getTime() + resendPauseMs - expiresAt.getTime();
      if (waitMs > 0) throw new Problem('resent_just_now', { retryAfter: waitMs / 1_000 });
      await tx.update(StaffInvitation, { id }, { expiresAt, invitedBy: by.id });
      await this.addInvitationMail(tx, invitation);
      const { email, role } = invitation;
      await this.audit.addEntries(tx, { by, action: 'staff.invite-again', subjectId: id, after: { email, role } });
    });
  }

  /** Throws `not_found`. */
  async withdrawInvitation(id: string, by: StaffMember): Promise<void> {
    await this.source.transaction(async (tx) => {
      const { email, role } = await lockRow(tx, StaffInvitation, { id });
      await tx.delete(StaffInvitation, { id });
      await this.outbox.removeMailsAbout(tx, id);
      await this.audit.addEntries(tx, { by, action: 'staff.withdraw', subjectId: id, before: { email, role } });
    });
  }

  private async addInvitationMail(tx: EntityManager, { id, email, language }: StaffInvitation): Promise<void> {
    const emptyNames = { firstName: '', lastName: '' };
    await this.outbox.addMails(tx, [{ kind: 'staff_invitation', rowId: id, email, language, ...emptyNames }]);
  }

  private newExpiry(): Date {
    return new Date(this.clock.now().getTime() + invitationLifetimeMs);
  }
}
