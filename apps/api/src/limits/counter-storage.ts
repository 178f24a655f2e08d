import { Injectable } from '@nestjs/common';
import type { ThrottlerStorage } from '@nestjs/throttler';
import { Counters } from './counters.js';
import type { LimitName } from './limits.js';

type ThrottlerRecord = Awaited<ReturnType<ThrottlerStorage['increment']>>;

/** Lets @nestjs/throttler count with the shared counters. */
@Injectable()
export class CounterStorage implements ThrottlerStorage {
  constructor(private readonly counters: Counters) {}

  // eslint-disable-next-line max-params, no-restricted-syntax -- the shape of ThrottlerStorage
  async increment(key: string, _ttl: number, _limit: number, _block: number, name: string): Promise<ThrottlerRecord> {
    const { count, isOver, retryAfter } = await this.counters.hit(name as LimitName, key);
    return { totalHits: count, timeToExpire: retryAfter, isBlocked: isOver, timeToBlockExpire: retryAfter };
  }
}
