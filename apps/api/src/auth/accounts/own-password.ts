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

/** The password of whoever changes their own account; guessing it is slowed down as it is where one signs in. */
@Injectable()
export class OwnPassword {
  constructor(
    private readonly passwords: StaffPasswords,
    private readonly limits: LoginLimits,
    private readonly newPassword: NewPassword,
  ) {}

  /** Throws `ip_rate_limit`, and at the field when it is another one. */
  async require({ username }: StaffMember, password: string, request: Request): Promise<Credentials> {
    await this.limits.admit(clientIp(request), username);
    const user = await this.passwords.check(username, password);
    if (!user) throw validationProblem([fieldError('password', 'password_wrong')]);
    await this.limits.forgive(clientIp(request), username);
    return user;
  }

  /** The session in which they do goes on. Throws as `require` does, and `changed_meanwhile` when somebody else was faster. */
  async change(
    { password, newPassword, language }: ChangePasswordDto,
    by: StaffMember,
    request: Request,
  ): Promise<void> {
    const { passwordHash: old } = await this.require(by, password, request);
    const kept = { deed: 'staff.password', but: request.sessionID, field: 'newPassword' } as const;
    const hash = await this.newPassword.replace({ by, old, password: newPassword, language, ...kept });
    if (hash === null) throw new Problem('changed_meanwhile');
  }
}
