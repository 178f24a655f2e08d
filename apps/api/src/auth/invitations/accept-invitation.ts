import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { DataSource, type EntityManager } from 'typeorm';
import { type Statement, namedQuery, namedRead } from '../../platform/database/named-query.js';
import { AuditLog } from '../../audit/audit-log.js';
import { Sessions } from '../sessions/sessions.js';
import { insertStaff, isTaken } from '../accounts/staff-accounts.js';
import { StaffPasswords } from '../accounts/staff-passwords.js';
import type { Credentials, StaffUser } from '../accounts/staff-user.js';
import { Clock } from '../../platform/clock/clock.js';
import { SignedLinks } from '../../platform/config/signed-links.js';
import { Problem } from '../../platform/http/problems/problem.js';
import { fieldError, validationProblem } from '../../platform/http/problems/validation.pipe.js';
import type { AcceptInvitationDto, InvitedDto } from './invitation.dto.js';

/** Its sender is an active owner. */
const isVouchedFor = `coalesce(users.role = 'owner' AND NOT is_disabled, false)`;
const from = `FROM staff_invitations LEFT JOIN users ON users.id = invited_by LEFT JOIN admin_users ON admin_users.id = users.id`;

export const listInvitations: Statement = {
  name: 'list-invitations',
  text: `SELECT staff_invitations.id, staff_invitations.email, staff_invitations.role, expires_at AS "expiresAt",
      coalesce(nullif(concat_ws(' ', first_name, last_name), ''), username) AS "invitedBy",
      ${isVouchedFor} AS "isVouchedFor"
    ${from} ORDER BY expires_at DESC, staff_invitations.email`,
};

export const findInvitation: Statement = {
  name: 'find-invitation',
  text: `SELECT staff_invitations.id, staff_invitations.email, staff_invitations.role, expires_at AS "expiresAt"
    ${from} WHERE staff_invitations.id = $1 AND expires_at > $2 AND ${isVouchedFor}`,
};

/** Of many concurrent uses one succeeds (proof S13). */
export const useInvitation: Statement = {
  name: 'use-invitation',
  text: 'DELETE FROM staff_invitations WHERE id = $1 AND expires_at = $2 RETURNING email, role',
};

interface Invitation extends InvitedDto {
  id: string;
  expiresAt: Date;
}

type Newcomer = Pick<Credentials, 'username' | 'firstName' | 'lastName' | 'passwordHash'>;

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

  async look(token: string): Promise<InvitedDto> {
    const { email, role } = await this.find(token);
    return { email, role };
  }

  /** Throws `link_invalid`, `account_exists`, and a field error for a taken user name or a common password. */
  async accept({ token, password, ...names }: AcceptInvitationDto, request: Request): Promise<StaffUser> {
    const invitation = await this.find(token);
    const newcomer = { ...names, passwordHash: await this.passwords.hash(password) };
    const user = await this.source
      .transaction((tx) => this.use(tx, invitation, newcomer))
      .catch((error: unknown) => {
        throw refusalOf(error);
      });
    await this.sessions.beginSession(request, user);
    return user;
  }

  private async find(token: string): Promise<Invitation> {
    const id = this.links.idIn(token);
    const values = [id, this.clock.now()];
    const [found] = id === null ? [] : await namedRead<Invitation>(this.source, findInvitation, values);
    const state = String(found?.expiresAt.getTime());
    if (found && this.links.isFor(token, { kind: 'invitation', id: found.id, state })) return found;
    throw new Problem('link_invalid');
  }

  private async use(tx: EntityManager, { id, expiresAt }: Invitation, newcomer: Newcomer): Promise<Credentials> {
    const [invited] = await namedQuery<InvitedDto>(tx, useInvitation, [id, expiresAt]);
    if (!invited) throw new Problem('link_invalid');
    const staff = { ...newcomer, ...invited };
    const user = { ...staff, id: await insertStaff(tx, staff, this.clock.now()) };
    await this.audit.addEntries(tx, { by: user, action: 'staff.join', subjectId: user.id, after: { ...invited } });
    return { ...user, profileImageUrl: null, isDisabled: false };
  }
}

function refusalOf(error: unknown): unknown {
  if (isTaken(error, 'users_username_key')) return validationProblem([fieldError('username', 'username_taken')]);
  return isTaken(error) ? new Problem('account_exists') : error;
}
