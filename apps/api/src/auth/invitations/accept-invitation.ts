import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { DataSource, type EntityManager } from 'typeorm';
import { type NamedStatement, queryInTransaction, queryFromPool } from '../../platform/database/named-statements.js';
import { AuditLog } from '../../audit/audit-log.js';
import { Sessions } from '../sessions/sessions.js';
import { insertAccount, isUniqueViolation } from '../accounts/staff-accounts.js';
import { StaffPasswords } from '../accounts/staff-passwords.js';
import type { StaffUserWithHash, StaffUser } from '../accounts/staff-user.js';
import { Clock } from '../../platform/clock/clock.js';
import { SignedLinks } from '../../platform/config/signed-links.js';
import { Problem } from '../../platform/http/problems/problem.js';
import { fieldError, validationProblem } from '../../platform/http/problems/validation.pipe.js';
import type { AcceptInvitationDto, InvitationDto, InvitationPreviewDto } from './invitation.dto.js';

/** Its sender is an active owner. */
const sentByOwnerCondition = `coalesce(users.role = 'owner' AND NOT is_disabled, false)`;
const invitationTables = `FROM staff_invitations LEFT JOIN users ON users.id = invited_by LEFT JOIN admin_users ON admin_users.id = users.id`;

export const listInvitationsStatement: NamedStatement = {
  name: 'list-invitations',
  text: `SELECT staff_invitations.id, staff_invitations.email, staff_invitations.role, expires_at AS "expiresAt",
      coalesce(nullif(concat_ws(' ', first_name, last_name), ''), username) AS "invitedBy",
      ${sentByOwnerCondition} AND expires_at > $1 AS "isOpen"
    ${invitationTables} ORDER BY expires_at DESC, staff_invitations.email`,
};

const findInvitationStatement: NamedStatement = {
  name: 'find-invitation',
  text: `SELECT staff_invitations.id, staff_invitations.email, staff_invitations.role, expires_at AS "expiresAt"
    ${invitationTables} WHERE staff_invitations.id = $1 AND expires_at > $2 AND ${sentByOwnerCondition}`,
};

/** Of many concurrent uses one succeeds (proof S13). */
const consumeInvitationStatement: NamedStatement = {
  name: 'use-invitation',
  text: 'DELETE FROM staff_invitations WHERE id = $1 AND expires_at = $2 RETURNING email, role',
};

type Invitation = Pick<InvitationDto, 'id' | 'email' | 'role' | 'expiresAt'>;

type NewStaffMember = Pick<StaffUserWithHash, 'username' | 'firstName' | 'lastName' | 'passwordHash'>;

@Injectable()
export class AcceptInvitation {
  constructor(
    private readonly source: DataSource,
    private readonly links: SignedLinks,
    private readonly passwords: StaffPasswords,
    private readonly sessions: Sessions,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  async readInvitationPreview(token: string): Promise<InvitationPreviewDto> {
    const { email, role } = await this.requireInvitation(token);
    return { email, role };
  }

  /** Throws `link_invalid`, `account_exists`, and a field error for a taken user name or a common password. */
  async acceptInvitation({ token, password, ...names }: AcceptInvitationDto, request: Request): Promise<StaffUser> {
    const invitation = await this.requireInvitation(token);
    const newStaff = { ...names, passwordHash: await this.passwords.hashNewPassword(password) };
    const user = await this.source
      .transaction((tx) => this.createAccount(tx, invitation, newStaff))
      .catch((error: unknown) => {
        throw toAccountProblem(error);
      });
    await this.sessions.tryBeginSession(request, user);
    return user;
  }

  private async requireInvitation(token: string): Promise<Invitation> {
    const values = [this.links.readUnverifiedId(token), this.clock.now()];
    const [found] = await queryFromPool<Invitation>(this.source, findInvitationStatement, values);
    const state = String(found?.expiresAt.getTime());
    if (found && this.links.isValidToken(token, { kind: 'invitation', id: found.id, state })) return found;
    throw new Problem('link_invalid');
  }

  private async createAccount(
    tx: EntityManager,
    { id, expiresAt }: Invitation,
    newStaff: NewStaffMember,
  ): Promise<StaffUserWithHash> {
    const [invitee] = await queryInTransaction<InvitationPreviewDto>(tx, consumeInvitationStatement, [id, expiresAt]);
    if (!invitee) throw new Problem('link_invalid');
    const staff = { ...newStaff, ...invitee };
    const user = { ...staff, id: await insertAccount(tx, staff, this.clock.now()) };
    await this.audit.addEntries(tx, { by: user, action: 'staff.join', subjectId: user.id, after: { ...invitee } });
    return { ...user, profileImageUrl: null, isDisabled: false };
  }
}

function toAccountProblem(error: unknown): unknown {
  if (isUniqueViolation(error, 'users_username_key'))
    return validationProblem([fieldError('username', 'username_taken')]);
  return isUniqueViolation(error) ? new Problem('account_exists') : error;
}
