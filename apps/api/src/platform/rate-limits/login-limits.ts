import { Injectable } from '@nestjs/common';
import { Problem } from '../http/problems/problem.js';
import { Counters } from './counters.js';
import { limits } from './limits.js';

const longestHold = 24 * 60 * 60; // seconds

/**
 * Slows down whoever guesses passwords (rules §6). Counted per address and account together: nobody can lock
 * somebody else's account.
 */
@Injectable()
export class LoginLimits {
  constructor(private readonly counters: Counters) {}

  /** Counts an attempt; throws `ip_rate_limit` for the eleventh in a quarter of an hour, and then for twice as long each time. */
  async admit(ip: string, account: string): Promise<void> {
    const who = `${ip} ${account}`;
    const { isOver, count, retryAfter } = await this.counters.hit('login', who);
    if (!isOver) return;
    const isFirstTooMany = count === limits.login.points + 1;
    throw new Problem('ip_rate_limit', { retryAfter: isFirstTooMany ? await this.hold(who) : retryAfter });
  }

  /** Whoever knew the password begins anew. */
  async forgive(ip: string, account: string): Promise<void> {
    await this.counters.forget('login', `${ip} ${account}`);
    await this.counters.forget('loginHolds', `${ip} ${account}`);
  }

  /** Whether a new password may be asked for an account once more; nobody is told. */
  async admitReset(account: string): Promise<boolean> {
    return !(await this.counters.hit('resetPerAccount', account)).isOver;
  }

  private async hold(who: string): Promise<number> {
    const { count } = await this.counters.hit('loginHolds', who);
    const seconds = Math.min(limits.login.seconds * 2 ** (count - 1), longestHold);
    await this.counters.hold('login', who, seconds);
    return seconds;
  }
}
