import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { StaffPasswords } from '../auth/staff-passwords.js';
import type { Credentials } from '../auth/staff-user.js';
import { clientIp } from '../http/client-ip.js';
import type { StaffMember } from '../http/staff-member.js';
import { fieldError, validationProblem } from '../http/validation.pipe.js';
import { LoginLimits } from '../limits/login-limits.js';

/** Asks for the password of whoever changes their own account; guessing is slowed down as it is where one signs in. */
@Injectable()
export class OwnPassword {
  constructor(
    private readonly passwords: StaffPasswords,
    private readonly limits: LoginLimits,
  ) {}

  /** Throws `ip_rate_limit`, and at the field when it is another one. */
  async require({ username }: StaffMember, password: string, request: Request): Promise<Credentials> {
    await this.limits.admit(clientIp(request), username);
    const user = await this.passwords.check(username, password);
    if (!user) throw validationProblem([fieldError('password', 'password_wrong')]);
    await this.limits.forgive(clientIp(request), username);
    return user;
  }
}
