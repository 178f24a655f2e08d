import { Injectable } from '@nestjs/common';
import { accountName } from '@strapec/domain';
import type { Request } from 'express';
import { clientIp } from '../../platform/http/access/client-ip.js';
import { Problem } from '../../platform/http/problems/problem.js';
import { LoginLimits } from '../../platform/rate-limits/login-limits.js';
import type { LoginDto } from '../accounts/auth-status.dto.js';
import { Sessions } from '../sessions/sessions.js';
import { StaffPasswords } from '../accounts/staff-passwords.js';
import type { Credentials, StaffUser } from '../accounts/staff-user.js';

@Injectable()
export class SignIn {
  constructor(
    private readonly passwords: StaffPasswords,
    private readonly sessions: Sessions,
    private readonly limits: LoginLimits,
  ) {}

  /** Begins the session after the login guard; throws `invalid_credentials` when the password has changed meanwhile. */
  async begin(request: Request, { username, password }: LoginDto): Promise<StaffUser> {
    const user = request.user as Credentials;
    if (!(await this.sessions.begin(request, user))) throw new Problem('invalid_credentials');
    await this.limits.forgive(clientIp(request), accountName(username));
    await this.passwords.renewHash(user, password);
    return user;
  }
}
