import { Injectable } from '@nestjs/common';
import { toLoginName } from '@strapec/domain';
import { DataSource } from 'typeorm';
import { Account } from '../../platform/database/entities/staff/account.entity.js';
import { queryFromPool } from '../../platform/database/named-statements.js';
import { Problem } from '../../platform/http/problems/problem.js';
import { fieldError, validationProblem } from '../../platform/http/problems/validation.pipe.js';
import { hashPassword, isCommonPassword, isOutdatedHash, verifyPassword, createUnusableHash } from './password-hash.js';
import { type StaffUserWithHash, userByLoginStatement } from './staff-user.js';

const maxConcurrentHashes = 16; // each check takes 19 MiB and a thread that disk access needs too

@Injectable()
export class StaffPasswords {
  private readonly unusableHash = createUnusableHash();
  private runningHashCount = 0;

  constructor(private readonly source: DataSource) {}

  /** By user name or e-mail; `null` takes equally long. */
  async findByCredentials(loginName: string, password: string): Promise<StaffUserWithHash | null> {
    const [user] = await queryFromPool<StaffUserWithHash>(this.source, userByLoginStatement, [toLoginName(loginName)]);
    const hash = user?.passwordHash ?? this.unusableHash;
    const isRight = await this.limitConcurrency(() => verifyPassword(hash, password));
    return user && isRight && !user.isDisabled ? user : null;
  }

  async renewOutdatedHash({ id, passwordHash }: StaffUserWithHash, password: string): Promise<void> {
    if (!isOutdatedHash(passwordHash)) return;
    await this.source.manager.update(Account, { id, passwordHash }, { passwordHash: await hashPassword(password) });
  }

  /** Throws a field error for a common password, `busy` when too many are hashed at once. */
  hashNewPassword(password: string, errorField = 'password'): Promise<string> {
    return this.limitConcurrency(async () => {
      if (await isCommonPassword(password)) throw validationProblem([fieldError(errorField, 'password_common')]);
      return hashPassword(password);
    });
  }

  private async limitConcurrency<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.runningHashCount >= maxConcurrentHashes) throw new Problem('busy', { retryAfter: 1 });
    this.runningHashCount += 1;
    try {
      return await work();
    } finally {
      this.runningHashCount -= 1;
    }
  }
}
