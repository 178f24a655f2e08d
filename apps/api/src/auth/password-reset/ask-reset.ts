import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Credentials } from '../accounts/staff-user.js';
import { userSigningIn } from '../accounts/staff-user.js';
import { Clock } from '../../platform/clock/clock.js';
import { namedQuery, namedRead } from '../../platform/database/named-query.js';
import { LoginLimits } from '../../platform/rate-limits/login-limits.js';
import { Outbox } from '../../mail/outbox/outbox.js';
import type { AskResetDto } from './ask-reset.dto.js';
import { allowReset } from '../accounts/reset-statements.js';

const openFor = 30 * 60_000; // milliseconds

/**
 * Mails a link for a new password. Runs after the answer is sent (`BackgroundTasks`), so that neither its content nor its time tells whether
 * the account exists.
 */
@Injectable()
export class AskReset {
  constructor(
    private readonly source: DataSource,
    private readonly limits: LoginLimits,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async ask({ username: name, language }: AskResetDto): Promise<void> {
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
