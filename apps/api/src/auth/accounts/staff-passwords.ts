import { Injectable } from '@nestjs/common';
import { accountName } from '@strapec/domain';
import { DataSource } from 'typeorm';
import { User } from '../../platform/database/entities/staff/user.entity.js';
import { namedRead } from '../../platform/database/named-query.js';
import { Problem } from '../../platform/http/problems/problem.js';
import { fieldError, validationProblem } from '../../platform/http/problems/validation.pipe.js';
import { hashPassword, isCommonPassword, isOutdated, isPasswordOf, unusableHash } from './password-hash.js';
import { type Credentials, userSigningIn } from './staff-user.js';

const mostAtOnce = 16; // each check takes 19 MiB and a thread that disk access needs too

@Injectable()
export class StaffPasswords {
  private readonly unusableHash = unusableHash();
  private underWay = 0;

  constructor(private readonly source: DataSource) {}

  /** By user name or e-mail; `null` takes equally long. */
  async checkPassword(name: string, password: string): Promise<Credentials | null> {
    const [user] = await namedRead<Credentials>(this.source, userSigningIn, [accountName(name)]);
    const isRight = await this.isPasswordOf(user?.passwordHash ?? this.unusableHash, password);
    return user && isRight && !user.isDisabled ? user : null;
  }

  async renewHash({ id, passwordHash }: Credentials, password: string): Promise<void> {
    if (!isOutdated(passwordHash)) return;
    await this.source.manager.update(User, { id, passwordHash }, { passwordHash: await hashPassword(password) });
  }

  /** Throws a field error for a common password, `busy` when too many are hashed at once. */
  hash(password: string, field = 'password'): Promise<string> {
    return this.taken(async () => {
      if (await isCommonPassword(password)) throw validationProblem([fieldError(field, 'password_common')]);
      return hashPassword(password);
    });
  }

  private isPasswordOf(hash: string, password: string): Promise<boolean> {
    return this.taken(() => isPasswordOf(hash, password));
  }

  private async taken<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.underWay >= mostAtOnce) throw new Problem('busy', { retryAfter: 1 });
    this.underWay += 1;
    try {
      return await work();
    } finally {
      this.underWay -= 1;
    }
  }
}
