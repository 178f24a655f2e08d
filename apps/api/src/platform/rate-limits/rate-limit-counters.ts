import { createHash } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import type { ThrottlerStorage } from '@nestjs/throttler';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { Settings } from '../config/settings.js';
import { Problem, type ProblemCode } from '../http/problems/problem.js';
import { type Limit, type LimitName, limits } from './rate-limits.js';

type Increment = ThrottlerStorage['increment'];

export interface CounterHit {
  count: number;
  isOver: boolean;
  /** Seconds. */
  retryAfter: number;
}

const noHit: CounterHit = { count: 0, isOver: false, retryAfter: 0 };

/**
 * Shared through PostgreSQL, and in memory while it does not answer. Keys are hashed. With `RATE_LIMITS=off` nothing is
 * counted.
 */
@Injectable()
export class RateLimitCounters implements ThrottlerStorage {
  private readonly limiters: ReadonlyMap<string, RateLimiterAbstract>;

  readonly areLimitsOn: boolean;

  constructor(source: DataSource, { areRateLimitsOn }: Settings) {
    this.areLimitsOn = areRateLimitsOn;
    if (!areRateLimitsOn)
      new Logger(RateLimitCounters.name).warn('RATE_LIMITS=off: requests are not limited. For load tests only.');
    this.limiters = new Map(Object.entries(limits).map(([name, limit]) => [name, createLimiter(name, limit, source)]));
  }

  async enforceLimit(name: LimitName, key: string, code: ProblemCode): Promise<void> {
    const { isOver, retryAfter } = await this.countHit(name, key);
    if (isOver) throw new Problem(code, { retryAfter });
  }

  async countHit(name: LimitName, key: string): Promise<CounterHit> {
    if (!this.areLimitsOn) return noHit;
    const result = await this.requireLimiter(name)
      .consume(hashKey(key))
      .catch((rejection: unknown) => {
        if (rejection instanceof RateLimiterRes) return rejection;
        throw rejection;
      });
    const { consumedPoints, msBeforeNext } = result;
    return {
      count: consumedPoints,
      isOver: consumedPoints > limits[name].maxHits,
      retryAfter: Math.ceil(msBeforeNext / 1000),
    };
  }

  /** The throttler passes the values of the limit that it names. */
  async increment(...[key, , , , name]: Parameters<Increment>): ReturnType<Increment> {
    const { count, isOver, retryAfter } = await this.countHit(name as LimitName, key);
    return { totalHits: count, timeToExpire: retryAfter, isBlocked: isOver, timeToBlockExpire: retryAfter };
  }

  async refundHit(name: LimitName, key: string): Promise<void> {
    if (this.areLimitsOn) await this.requireLimiter(name).reward(hashKey(key));
  }

  async resetCounter(name: LimitName, key: string): Promise<void> {
    if (this.areLimitsOn) await this.requireLimiter(name).delete(hashKey(key));
  }

  async blockKey(name: LimitName, key: string, seconds: number): Promise<void> {
    await this.requireLimiter(name).block(hashKey(key), seconds);
  }

  private requireLimiter(name: LimitName): RateLimiterAbstract {
    const limiter = this.limiters.get(name);
    if (!limiter) throw new Error(`There is no limit ${name}`);
    return limiter;
  }
}

function createLimiter(name: string, { maxHits, seconds, isLocal }: Limit, source: DataSource): RateLimiterAbstract {
  const options = { keyPrefix: name, points: maxHits, duration: seconds };
  const memoryLimiter = new RateLimiterMemory(options);
  if (isLocal) return memoryLimiter;
  return new RateLimiterPostgres({
    ...options,
    storeClient: source,
    storeType: 'typeorm',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false, // an hourly task deletes them once for all processes
    insuranceLimiter: memoryLimiter,
  });
}

const hashKey = (key: string): string => createHash('sha256').update(key).digest('base64url');
