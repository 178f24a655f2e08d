import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Credentials } from '../auth/staff-user.js';
import { userSigningIn } from '../auth/staff-user.js';
import { Clock } from '../clock/clock.js';
import { namedQuery, namedRead } from '../database/named-query.js';
import { LoginLimits } from '../limits/login-limits.js';
import { Outbox } from '../mail/outbox.js';
import type { AskResetDto } from './dto/ask-reset.dto.js';
import { allowReset } from './reset-statements.js';

const openFor = 30 * 60_000; // milliseconds

/**
 * Mails the link to a new password. Whoever asks is answered first, and the work is done afterwards: neither the words nor the
 * time tell whether there is such an account.
 */
@Injectable()
export class AskReset implements BeforeApplicationShutdown {
  private readonly logger = new Logger(AskReset.name);
  private readonly underWay = new Set<Promise<void>>();

  constructor(
    private readonly source: DataSource,
    private readonly limits: LoginLimits,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  ask(asked: AskResetDto): void {
    const work = this.write(asked)
      .catch((error: unknown) => this.logger.error({ err: error }, 'a new password could not be offered'))
      .finally(() => this.underWay.delete(work));
    this.underWay.add(work);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.underWay);
  }

  private async write({ username: name, language }: AskResetDto): Promise<void> {
    const [user] = await namedRead<Credentials>(this.source, userSigningIn, [name]);
    if (!user || user.isDisabled || !(await this.limits.admitReset(user.id))) return;
    const { id, email, username, firstName, lastName } = user;
    await this.source.transaction(async (tx) => {
      const until = new Date(this.clock.now().getTime() + openFor);
      const allowed = await namedQuery(tx, allowReset, [id, until]);
      if (allowed.length === 0) return;
      const names = { firstName: firstName ?? username, lastName: lastName ?? '' };
      await this.outbox.add(tx, [{ kind: 'password_reset', rowId: id, email, ...names, language }]);
    });
    this.outbox.nudge();
  }
}
