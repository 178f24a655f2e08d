import { Injectable } from '@nestjs/common';
import { Problem } from '../http/problems/problem.js';
import { RateLimitCounters } from './rate-limit-counters.js';
import { limits } from './rate-limits.js';

const maxBlockSeconds = 24 * 60 * 60; // seconds

/**
 * Slows down attempts to guess passwords (rules §6). Hits are counted per address and account together, so that a client
 * cannot lock another person's account.
 */
@Injectable()
export class SignInRateLimits {
  constructor(private readonly counters: RateLimitCounters) {}

  /** Counts an attempt. Throws `ip_rate_limit` for the eleventh in a quarter of an hour, and doubles the block each time. */
  async admitAttempt(ip: string, account: string): Promise<void> {
    const key = `${ip} ${account}`;
    const { isOver, count, retryAfter } = await this.counters.countHit('login', key);
    if (!isOver) return;
    const isFirstTooMany = count === limits.login.maxHits + 1;
    throw new Problem('ip_rate_limit', { retryAfter: isFirstTooMany ? await this.extendBlock(key) : retryAfter });
  }

  /** A successful login resets the counters. */
  async resetAttempts(ip: string, account: string): Promise<void> {
    await this.counters.resetCounter('login', `${ip} ${account}`);
    await this.counters.resetCounter('loginHolds', `${ip} ${account}`);
  }

  /** `true` when a new password may be requested for an account once more. The caller must not show the result. */
  async tryCountReset(accountId: string): Promise<boolean> {
    return !(await this.counters.countHit('resetPerAccount', accountId)).isOver;
  }

  private async extendBlock(key: string): Promise<number> {
    const { count } = await this.counters.countHit('loginHolds', key);
    const blockSeconds = Math.min(limits.login.seconds * 2 ** (count - 1), maxBlockSeconds);
    await this.counters.blockKey('login', key, blockSeconds);
    return blockSeconds;
  }
}
