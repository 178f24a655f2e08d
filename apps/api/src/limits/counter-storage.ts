import { Injectable } from '@nestjs/common';
import type { ThrottlerStorage } from '@nestjs/throttler';
import { Counters } from './counters.js';
import { type LimitedCall, limitsOfCall } from './limits.js';

type ThrottlerRecord = Awaited<ReturnType<ThrottlerStorage['increment']>>;

/** Who made which call, as one key. */
export const counterKey = (call: LimitedCall, address: string): string => `${call} ${address}`;

/** Lets @nestjs/throttler count a call on each of its limits, shortest first, until one is over. */
@Injectable()
export class CounterStorage implements ThrottlerStorage {
  constructor(private readonly counters: Counters) {}

  async increment(key: string): Promise<ThrottlerRecord> {
    const [call, address] = key.split(' ') as [LimitedCall, string];
    let record: ThrottlerRecord = { totalHits: 0, timeToExpire: 0, isBlocked: false, timeToBlockExpire: 0 };
    for (const name of limitsOfCall[call]) {
      const { count, isOver, retryAfter } = await this.counters.hit(name, address);
      record = { totalHits: count, timeToExpire: retryAfter, isBlocked: isOver, timeToBlockExpire: retryAfter };
      if (isOver) break;
    }
    return record;
  }
}
