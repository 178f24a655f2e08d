import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { StaffPasswords } from './staff-passwords.js';
import type { Credentials } from './staff-user.js';
import { clientIp } from '../../platform/http/access/client-ip.js';
import { Problem } from '../../platform/http/problems/problem.js';
import type { StaffMember } from '../../platform/http/access/staff-member.js';
import { fieldError, validationProblem } from '../../platform/http/problems/validation.pipe.js';
import { LoginLimits } from '../../platform/rate-limits/login-limits.js';
import type { ChangePasswordDto } from './me.dto.js';
import { NewPassword } from './new-password.js';

/** Checks and changes the password of one's own account; guesses are limited as at sign-in. */
@Injectable()
export class OwnPassword {
  constructor(
    private readonly passwords: StaffPasswords,
    private readonly limits: LoginLimits,
    private readonly newPassword: NewPassword,
  ) {}

  /** Throws `ip_rate_limit`, and a field error when the password is wrong. */
  async require({ username }: StaffMember, password: string, request: Request): Promise<Credentials> {
    await this.limits.admit(clientIp(request), username);
    const user = await this.passwords.check(username, password);
    if (!user) throw validationProblem([fieldError('password', 'password_wrong')]);
    await this.limits.forgive(clientIp(request), username);
    return user;
  }

  /** Keeps the current session. Throws as `require` does, and `changed_meanwhile` after a concurrent change. */
  async change(
    { password, newPassword, language }: ChangePasswordDto,
    by: StaffMember,
    request: Request,
  ): Promise<void> {
    const { passwordHash: old } = await this.require(by, password, request);
    const kept = { action: 'staff.password', but: request.sessionID, field: 'newPassword' } as const;
    const hash = await this.newPassword.replace({ by, old, password: newPassword, language, ...kept });
    if (hash === null) throw new Problem('changed_meanwhile');
  }
}
