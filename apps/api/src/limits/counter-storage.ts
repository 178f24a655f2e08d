import { Injectable } from '@nestjs/common';
import type { ThrottlerStorage } from '@nestjs/throttler';
import { Counters } from './counters.js';
import type { LimitedCall } from './limits.js';

type ThrottlerRecord = Awaited<ReturnType<ThrottlerStorage['increment']>>;

/** Who made which call, as one key. */
export const counterKey = (call: LimitedCall, address: string): string => `${call} ${address}`;

/** Lets @nestjs/throttler count with the shared counters. */
@Injectable()
export class CounterStorage implements ThrottlerStorage {
  constructor(private readonly counters: Counters) {}

  async increment(key: string): Promise<ThrottlerRecord> {
    const [call, address] = key.split(' ') as [LimitedCall, string];
    const { count, isOver, retryAfter } = await this.counters.hitCall(call, address);
    return { totalHits: count, timeToExpire: retryAfter, isBlocked: isOver, timeToBlockExpire: retryAfter };
  }
}
