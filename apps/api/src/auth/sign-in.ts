import { Injectable } from '@nestjs/common';
import { accountName } from '@strapec/domain';
import type { Request, Response } from 'express';
import { Passport } from 'passport';
import { Strategy } from 'passport-local';
import { clientIp } from '../http/client-ip.js';
import { Problem } from '../http/problem.js';
import { LoginLimits } from '../limits/login-limits.js';
import type { LoginDto } from './dto/login.dto.js';
import { Sessions } from './sessions.js';
import { StaffPasswords } from './staff-passwords.js';
import type { Credentials, StaffUser } from './staff-user.js';

/** Signing in and out. */
@Injectable()
export class SignIn {
  private readonly passport = new Passport(); // one of its own: the package's is shared by all apps of a process

  constructor(
    private readonly passwords: StaffPasswords,
    private readonly sessions: Sessions,
    private readonly limits: LoginLimits,
  ) {
    this.passport.use(
      new Strategy((name, password, done) => {
        this.passwords.check(name, password).then((user) => done(null, user ?? false), done);
      }),
    );
  }

  /** Signs in with a user name or an e-mail; throws `invalid_credentials`, and `ip_rate_limit` for whoever guesses. */
  async login(request: Request, response: Response): Promise<StaffUser> {
    const { username, password } = request.body as LoginDto;
    const [ip, account] = [clientIp(request), accountName(username)];
    await this.limits.admit(ip, account);
    const user = await this.authenticate(request, response);
    if (!user || !(await this.sessions.begin(request, user))) throw new Problem('invalid_credentials');
    await this.limits.forgive(ip, account);
    await this.passwords.renewHash(user, password);
    return user;
  }

  /** Runs passport-local on the body, which has been validated; our sessions remember who it was, not passport's. */
  private authenticate(request: Request, response: Response): Promise<Credentials | null> {
    return new Promise((resolve, reject) => {
      const done = (error?: Error | null, user?: Credentials | false): void =>
        error ? reject(error) : resolve(user || null);
      const handle = this.passport.authenticate('local', { session: false }, done) as (
        request: Request,
        response: Response,
        next: (error?: Error) => void,
      ) => void;
      handle(request, response, done);
    });
  }
}
