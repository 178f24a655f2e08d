import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Outbox } from '../../mail/outbox/outbox.js';
import { Clock } from '../../platform/clock/clock.js';
import { SignedLinks } from '../../platform/config/signed-links.js';
import { type NamedStatement, queryInTransaction, queryFromPool } from '../../platform/database/named-statements.js';
import type { StaffMember } from '../../platform/http/access/staff-member.js';
import { Problem } from '../../platform/http/problems/problem.js';
import { SignInRateLimits } from '../../platform/rate-limits/sign-in-rate-limits.js';
import { ReplacePassword } from '../accounts/replace-password.js';
import { type StaffUserWithHash, userByLoginStatement, memberColumns, staffTables } from '../accounts/staff-user.js';
import type { RequestPasswordResetDto, PasswordResetPreviewDto, ResetPasswordDto } from './password-reset.dto.js';

const resetLifetimeMs = 30 * 60_000;

/** Each new link invalidates the one before. */
const allowResetStatement: NamedStatement = {
  name: 'allow-reset',
  text: `UPDATE users SET reset_until = $2
    WHERE id = $1 AND NOT is_disabled AND (reset_until IS NULL OR reset_until < $2::timestamptz - interval '1 minute')
    RETURNING id`,
};

const findResetStatement: NamedStatement = {
  name: 'find-reset',
  text: `SELECT ${memberColumns}, password_hash AS "passwordHash", reset_until AS "resetUntil"
    FROM ${staffTables} WHERE users.id = $1 AND NOT is_disabled AND reset_until > $2`,
};

interface ResetUser extends StaffMember {
  passwordHash: string;
  resetUntil: Date;
}

@Injectable()
export class PasswordResetService {
  constructor(
    private readonly source: DataSource,
    private readonly limits: SignInRateLimits,
    private readonly outbox: Outbox,
    private readonly links: SignedLinks,
    private readonly passwordReplacer: ReplacePassword,
    private readonly clock: Clock,
  ) {}

  /** After the answer is sent: neither its content nor its time tells whether the account exists. */
  async requestReset({ username: loginName, language }: RequestPasswordResetDto): Promise<void> {
    const [user] = await queryFromPool<StaffUserWithHash>(this.source, userByLoginStatement, [loginName]);
    if (!user || user.isDisabled || !(await this.limits.tryCountReset(user.id))) return;
    const { id, email, username, firstName, lastName } = user;
    await this.source.transaction(async (tx) => {
      const resetUntil = new Date(this.clock.now().getTime() + resetLifetimeMs);
      const updatedRows = await queryInTransaction(tx, allowResetStatement, [id, resetUntil]);
      if (updatedRows.length === 0) return;
      const names = { firstName: firstName ?? username, lastName: lastName ?? '' };
      await this.outbox.addMails(tx, [{ kind: 'password_reset', rowId: id, email, ...names, language }]);
    });
  }

  /** Throws `link_invalid`. */
  async readResetPreview(token: string): Promise<PasswordResetPreviewDto> {
    const { username } = await this.requireResetUser(token);
    return { username };
  }

  /** Throws `link_invalid`, and a field error for a common password. */
  async resetPassword({ token, password, language }: ResetPasswordDto): Promise<void> {
    const by = await this.requireResetUser(token);
    const replacement = { by, action: 'staff.reset-password', oldHash: by.passwordHash, password, language } as const;
    if ((await this.passwordReplacer.replacePassword(replacement)) === null) throw new Problem('link_invalid');
  }

  private async requireResetUser(token: string): Promise<ResetUser> {
    const values = [this.links.readUnverifiedId(token), this.clock.now()];
    const [found] = await queryFromPool<ResetUser>(this.source, findResetStatement, values);
    const state = `${found?.resetUntil.getTime()} ${found?.passwordHash}`;
    if (found && this.links.isValidToken(token, { kind: 'reset', id: found.id, state })) return found;
    throw new Problem('link_invalid');
  }
}
