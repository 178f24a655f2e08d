import { Injectable } from '@nestjs/common';
import { Problem } from '../http/problems/problem.js';
import { Counters } from './counters.js';
import { limits } from './limits.js';

const longestHold = 24 * 60 * 60; // seconds

/**
 * Slows down attempts to guess passwords (rules §6). Hits are counted per address and account together, so that a client
 * cannot lock another person's account.
 */
@Injectable()
export class LoginLimits {
  constructor(private readonly counters: Counters) {}

  /** Counts an attempt. Throws `ip_rate_limit` for the eleventh in a quarter of an hour, and doubles the block each time. */
  async admitAttempt(ip: string, account: string): Promise<void> {
    const who = `${ip} ${account}`;
    const { isOver, count, retryAfter } = await this.counters.hit('login', who);
    if (!isOver) return;
    const isFirstTooMany = count === limits.login.points + 1;
    throw new Problem('ip_rate_limit', { retryAfter: isFirstTooMany ? await this.hold(who) : retryAfter });
  }

  /** A successful login resets the counters. */
  async forgive(ip: string, account: string): Promise<void> {
    await this.counters.forget('login', `${ip} ${account}`);
    await this.counters.forget('loginHolds', `${ip} ${account}`);
  }

  /** `true` when a new password may be requested for an account once more. The caller must not show the result. */
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
