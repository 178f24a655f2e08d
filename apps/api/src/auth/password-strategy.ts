import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { Strategy } from 'passport-local';
import { Problem } from '../http/problem.js';
import { StaffPasswords } from './staff-passwords.js';
import type { Credentials } from './staff-user.js';

/** What passport calls `local`: who a user name or e-mail and a password belong to. */
@Injectable()
export class PasswordStrategy extends PassportStrategy(Strategy) {
  constructor(private readonly passwords: StaffPasswords) {
    super();
  }

  async validate(name: string, password: string): Promise<Credentials> {
    const user = await this.passwords.check(name, password);
    if (!user) throw new Problem('invalid_credentials');
    return user;
  }
}
