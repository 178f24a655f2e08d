import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Outbox } from '../../mail/outbox/outbox.js';
import { Clock } from '../../platform/clock/clock.js';
import { SignedLinks } from '../../platform/config/signed-links.js';
import { type Statement, namedQuery, namedRead } from '../../platform/database/named-query.js';
import type { StaffMember } from '../../platform/http/access/staff-member.js';
import { Problem } from '../../platform/http/problems/problem.js';
import { LoginLimits } from '../../platform/rate-limits/login-limits.js';
import { NewPassword } from '../accounts/new-password.js';
import { type Credentials, userSigningIn } from '../accounts/staff-user.js';
import type { AskResetDto, ForgetfulDto, ResetPasswordDto } from './reset.dto.js';

const openFor = 30 * 60_000; // milliseconds

/** Each new link invalidates the one before. */
const allowReset: Statement = {
  name: 'allow-reset',
  text: `UPDATE users SET reset_until = $2
    WHERE id = $1 AND NOT is_disabled AND (reset_until IS NULL OR reset_until < $2::timestamptz - interval '1 minute')
    RETURNING id`,
};

const findReset: Statement = {
  name: 'find-reset',
  text: `SELECT users.id, username, email, first_name AS "firstName", last_name AS "lastName", role,
      password_hash AS "passwordHash", reset_until AS "resetUntil"
    FROM users JOIN admin_users ON admin_users.id = users.id
    WHERE users.id = $1 AND NOT is_disabled AND reset_until > $2`,
};

interface Forgetful extends StaffMember {
  passwordHash: string;
  resetUntil: Date;
}

@Injectable()
export class PasswordReset {
  constructor(
    private readonly source: DataSource,
    private readonly limits: LoginLimits,
    private readonly outbox: Outbox,
    private readonly links: SignedLinks,
    private readonly newPassword: NewPassword,
    private readonly clock: Clock,
  ) {}

  /** After the answer is sent: neither its content nor its time tells whether the account exists. */
  async ask({ username: name, language }: AskResetDto): Promise<void> {
    const [user] = await namedRead<Credentials>(this.source, userSigningIn, [name]);
    if (!user || user.isDisabled || !(await this.limits.admitReset(user.id))) return;
    const { id, email, username, firstName, lastName } = user;
    await this.source.transaction(async (tx) => {
      const until = new Date(this.clock.now().getTime() + openFor);
      const allowed = await namedQuery(tx, allowReset, [id, until]);
      if (allowed.length === 0) return;
      const names = { firstName: firstName ?? username, lastName: lastName ?? '' };
      await this.outbox.addMails(tx, [{ kind: 'password_reset', rowId: id, email, ...names, language }]);
    });
    this.outbox.nudge();
  }

  /** Throws `link_invalid`. */
  async look(token: string): Promise<ForgetfulDto> {
    const { username } = await this.find(token);
    return { username };
  }

  /** Throws `link_invalid`, and a field error for a common password. */
  async reset({ token, password, language }: ResetPasswordDto): Promise<void> {
    const by = await this.find(token);
    const replacement = { by, action: 'staff.reset-password', old: by.passwordHash, password, language } as const;
    if ((await this.newPassword.replace(replacement)) === null) throw new Problem('link_invalid');
  }

  private async find(token: string): Promise<Forgetful> {
    const id = this.links.idIn(token);
    const [found] = id === null ? [] : await namedRead<Forgetful>(this.source, findReset, [id, this.clock.now()]);
    const state = `${found?.resetUntil.getTime()} ${found?.passwordHash}`;
    if (found && this.links.isFor(token, { kind: 'reset', id: found.id, state })) return found;
    throw new Problem('link_invalid');
  }
}
