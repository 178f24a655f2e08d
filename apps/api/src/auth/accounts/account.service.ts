import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditLog } from '../../audit/audit-log.js';
import { Clock } from '../../platform/clock/clock.js';
import { UserProfile } from '../../platform/database/entities/staff/user-profile.entity.js';
import { Account } from '../../platform/database/entities/staff/account.entity.js';
import { type NamedStatement, queryInTransaction, queryFromPool } from '../../platform/database/named-statements.js';
import { clientIp } from '../../platform/http/access/client-ip.js';
import type { StaffMember } from '../../platform/http/access/staff-member.js';
import { Problem } from '../../platform/http/problems/problem.js';
import { fieldError, validationProblem } from '../../platform/http/problems/validation.pipe.js';
import { SignInRateLimits } from '../../platform/rate-limits/sign-in-rate-limits.js';
import type { ChangeAccountDto, ChangePasswordDto, SessionDto } from './account.dto.js';
import { ReplacePassword } from './replace-password.js';
import { endSessions, isUniqueViolation } from './staff-accounts.js';
import { StaffPasswords } from './staff-passwords.js';
import type { StaffUserWithHash, StaffUser } from './staff-user.js';

type Profile = Omit<ChangeAccountDto, 'password'>;

/** The id itself would give access to the session. */
const publicSessionIdSql = `encode(sha256(convert_to(sid, 'UTF8')), 'hex')`;

const listSessionsStatement: NamedStatement = {
  name: 'list-own-sessions',
  text: `SELECT ${publicSessionIdSql} AS id, sid = $2 AS "isThis",
      to_timestamp((sess ->> 'signedInAt')::float8 / 1000) AS "signedInAt", to_timestamp((sess ->> 'seenAt')::float8 / 1000) AS "seenAt",
      coalesce(sess #>> '{device,browser}', 'other') AS browser, coalesce(sess #>> '{device,system}', 'other') AS system
    FROM sessions WHERE sess ->> 'staffId' = $1 AND expire > $3 ORDER BY sid = $2 DESC, "seenAt" DESC, id`,
};

const endSessionStatement: NamedStatement = {
  name: 'end-own-session',
  text: `DELETE FROM sessions WHERE sess ->> 'staffId' = $1 AND ${publicSessionIdSql} = $2 RETURNING sid`,
};

/** Guesses of the password are limited as at sign-in. */
@Injectable()
export class AccountService {
  constructor(
    private readonly source: DataSource,
    private readonly passwords: StaffPasswords,
    private readonly passwordReplacer: ReplacePassword,
    private readonly limits: SignInRateLimits,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Throws a field error if the password is wrong or the e-mail is taken. */
  async changeProfile(
    { password, ...profile }: ChangeAccountDto,
    by: StaffMember,
    request: Request,
  ): Promise<StaffUser> {
    const user = await this.requireRightPassword(by, password, request);
    await this.source
      .transaction((tx) => this.writeProfile(tx, profile, by))
      .catch((error: unknown) => {
        throw isUniqueViolation(error) ? validationProblem([fieldError('email', 'email_taken')]) : error;
      });
    return { ...user, ...profile };
  }

  /** Keeps the current session. Throws `ip_rate_limit`, a field error for a wrong password, and `changed_meanwhile`. */
  async changePassword(
    { password, newPassword, language }: ChangePasswordDto,
    by: StaffMember,
    request: Request,
  ): Promise<void> {
    const { passwordHash: oldHash } = await this.requireRightPassword(by, password, request);
    const newHash = await this.passwordReplacer.replacePassword({
      by,
      oldHash,
      password: newPassword,
      language,
      action: 'staff.password',
      keptSessionId: request.sessionID,
      errorField: 'newPassword',
    });
    if (newHash === null) throw new Problem('changed_meanwhile');
  }

  /** The current session first, then the most recently seen. */
  listSessions({ id }: StaffMember, currentSessionId: string): Promise<SessionDto[]> {
    return queryFromPool<SessionDto>(this.source, listSessionsStatement, [id, currentSessionId, this.clock.now()]);
  }

  async endOwnSession(publicId: string, by: StaffMember): Promise<void> {
    await this.source.transaction(async (tx) => {
      const endedRows = await queryInTransaction(tx, endSessionStatement, [by.id, publicId]);
      if (endedRows.length > 0) await this.audit.addEntries(tx, { by, action: 'staff.sign-out', subjectId: by.id });
    });
  }

  async endOtherSessions(by: StaffMember, currentSessionId: string): Promise<void> {
    await this.source.transaction(async (tx) => {
      await endSessions(tx, by.id, currentSessionId);
      await this.audit.addEntries(tx, { by, action: 'staff.sign-out', subjectId: by.id });
    });
  }

  /** Throws `ip_rate_limit`, and a field error for a wrong password. */
  private async requireRightPassword(
    { username }: StaffMember,
    password: string,
    request: Request,
  ): Promise<StaffUserWithHash> {
    await this.limits.admitAttempt(clientIp(request), username);
    const user = await this.passwords.findByCredentials(username, password);
    if (!user) throw validationProblem([fieldError('password', 'password_wrong')]);
    await this.limits.resetAttempts(clientIp(request), username);
    return user;
  }

  private async writeProfile(tx: EntityManager, profile: Profile, by: StaffMember): Promise<void> {
    const { id, email, firstName, lastName } = by;
    await tx.update(UserProfile, { id }, { ...profile, updatedAt: this.clock.now() });
    if (profile.email !== email) await tx.update(Account, { id }, { resetUntil: null }); // its link is in the old mailbox
    const before = { email, firstName, lastName };
    await this.audit.addEntries(tx, { by, action: 'staff.profile', subjectId: id, before, after: { ...profile } });
  }
}
