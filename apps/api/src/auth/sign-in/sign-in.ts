import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard, PassportStrategy } from '@nestjs/passport';
import { toLoginName } from '@strapec/domain';
import type { Request } from 'express';
import { Strategy } from 'passport-local';
import { clientIp } from '../../platform/http/access/client-ip.js';
import { StrictValidationPipe } from '../../platform/http/problems/validation.pipe.js';
import { SignInRateLimits } from '../../platform/rate-limits/sign-in-rate-limits.js';
import { LoginDto } from './sign-in.dto.js';
import { Problem } from '../../platform/http/problems/problem.js';
import { StaffPasswords } from '../accounts/staff-passwords.js';
import type { StaffUserWithHash, StaffUser } from '../accounts/staff-user.js';
import { Sessions } from '../sessions/sessions.js';

@Injectable()
export class PasswordStrategy extends PassportStrategy(Strategy) {
  constructor(private readonly passwords: StaffPasswords) {
    super();
  }

  async validate(loginName: string, password: string): Promise<StaffUserWithHash> {
    const user = await this.passwords.findByCredentials(loginName, password);
    if (!user) throw new Problem('invalid_credentials');
    return user;
  }
}

/**
 * The attempt counts before the check. Guards run before pipes, so the body is validated here as well: the limit needs
 * a user name.
 */
@Injectable()
export class SignInGuard extends AuthGuard('local') {
  constructor(
    private readonly limits: SignInRateLimits,
    private readonly validationPipe: StrictValidationPipe,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const { username } = await this.validationPipe.validateInput(LoginDto, request.body as object);
    await this.limits.admitAttempt(clientIp(request), toLoginName(username));
    await super.canActivate(context);
    return true;
  }
}

@Injectable()
export class SignIn {
  constructor(
    private readonly passwords: StaffPasswords,
    private readonly sessions: Sessions,
    private readonly limits: SignInRateLimits,
  ) {}

  /** After the sign-in guard; throws `invalid_credentials` when the password has changed meanwhile. */
  async signIn(request: Request, { username, password }: LoginDto): Promise<StaffUser> {
    const user = request.user as StaffUserWithHash;
    if (!(await this.sessions.tryBeginSession(request, user))) throw new Problem('invalid_credentials');
    await this.limits.resetAttempts(clientIp(request), toLoginName(username));
    await this.passwords.renewOutdatedHash(user, password);
    return user;
  }
}
