import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Problem } from '../http/problem.js';
import type { StaffMember } from '../http/staff-member.js';
import type { ChangePasswordDto } from './dto/me.dto.js';
import { NewPassword } from './new-password.js';
import { OwnPassword } from './own-password.js';

/** Somebody changes their own password; the session in which they do goes on. */
@Injectable()
export class ChangePassword {
  constructor(
    private readonly ownPassword: OwnPassword,
    private readonly newPassword: NewPassword,
  ) {}

  /** Throws at the field when the password is another one, `changed_meanwhile` when somebody else was faster. */
  async change({ password, newPassword, language }: ChangePasswordDto, by: StaffMember, request: Request) {
    const { passwordHash: old } = await this.ownPassword.require(by, password, request);
    const kept = { deed: 'staff.password', but: request.sessionID, field: 'newPassword' } as const;
    const hash = await this.newPassword.replace({ by, old, password: newPassword, language, ...kept });
    if (hash === null) throw new Problem('changed_meanwhile');
  }
}
