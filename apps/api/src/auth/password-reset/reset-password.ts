import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { SignedLinks } from '../../platform/config/signed-links.js';
import { namedRead } from '../../platform/database/named-query.js';
import { Problem } from '../../platform/http/problems/problem.js';
import type { StaffMember } from '../../platform/http/access/staff-member.js';
import type { ForgetfulDto, ResetPasswordDto } from './ask-reset.dto.js';
import { NewPassword } from '../accounts/new-password.js';
import { findReset } from '../accounts/reset-statements.js';

interface Forgetful extends StaffMember {
  passwordHash: string;
  resetUntil: Date;
}

/** Sets a new password by a mailed link, once. */
@Injectable()
export class ResetPassword {
  constructor(
    private readonly source: DataSource,
    private readonly links: SignedLinks,
    private readonly newPassword: NewPassword,
    private readonly clock: Clock,
  ) {}

  /** Throws `link_invalid` for every kind of invalid link. */
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
