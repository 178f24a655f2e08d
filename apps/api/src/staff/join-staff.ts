import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditLog } from '../audit/audit-log.js';
import { insertStaff } from '../auth/staff-accounts.js';
import { StaffPasswords } from '../auth/staff-passwords.js';
import type { Credentials } from '../auth/staff-user.js';
import { Clock } from '../clock/clock.js';
import { namedQuery } from '../database/named-query.js';
import { Problem } from '../http/problem.js';
import { fieldError, validationProblem } from '../http/validation.pipe.js';
import type { AcceptInvitationDto } from './dto/accept-invitation.dto.js';
import type { InvitedDto } from './dto/invitation.dto.js';
import type { Invitation } from './invitation-links.js';
import { useInvitation } from './invitation-statements.js';
import { isTaken } from './is-taken.js';

type Newcomer = Pick<Credentials, 'username' | 'firstName' | 'lastName' | 'passwordHash'>;

/** Makes an account of an invitation. */
@Injectable()
export class JoinStaff {
  constructor(
    private readonly source: DataSource,
    private readonly passwords: StaffPasswords,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Throws `link_invalid` when it was used meanwhile, `account_exists`, and at the field when the user name is taken. */
  async join(invitation: Invitation, { username, firstName, lastName, password }: AcceptInvitationDto) {
    const newcomer = { username, firstName, lastName, passwordHash: await this.passwords.hash(password) };
    return this.source
      .transaction((tx) => this.use(tx, invitation, newcomer))
      .catch((error: unknown) => {
        throw refusalOf(error);
      });
  }

  private async use(tx: EntityManager, { id, expiresAt }: Invitation, newcomer: Newcomer): Promise<Credentials> {
    const [invited] = await namedQuery<InvitedDto>(tx, useInvitation, [id, expiresAt]);
    if (!invited) throw new Problem('link_invalid');
    const staff = { ...newcomer, ...invited };
    const user = { ...staff, id: await insertStaff(tx, staff, this.clock.now()) };
    await this.audit.add(tx, { by: user, deed: 'staff.join', subjectId: user.id, after: { ...invited } });
    return { ...user, profileImageUrl: null, isDisabled: false };
  }
}

function refusalOf(error: unknown): unknown {
  if (isTaken(error, 'users_username_key')) return validationProblem([fieldError('username', 'username_taken')]);
  return isTaken(error) ? new Problem('account_exists') : error;
}
