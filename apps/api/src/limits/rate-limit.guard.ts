import { type ExecutionContext, Injectable } from '@nestjs/common';
import { ThrottlerGuard, type ThrottlerLimitDetail } from '@nestjs/throttler';
import type { Request } from 'express';
import { clientIp } from '../http/client-ip.js';
import { Problem } from '../http/problem.js';
import { counterKey } from './counter-storage.js';
import { limitedCallOf } from './rate-limit.decorator.js';

/** Counts calls per address, before anything else looks at them. */
@Injectable()
export class RateLimitGuard extends ThrottlerGuard {
  protected override shouldSkip(context: ExecutionContext): Promise<boolean> {
    return Promise.resolve(limitedCallOf(context) === undefined);
  }

  protected override getTracker(request: Request): Promise<string> {
    return Promise.resolve(clientIp(request));
  }

  protected override generateKey(context: ExecutionContext, address: string): string {
    const call = limitedCallOf(context);
    if (!call) throw new Error('This call is not limited');
    return counterKey(call, address);
  }

  protected override throwThrottlingException(_context: ExecutionContext, limit: ThrottlerLimitDetail): Promise<void> {
    throw new Problem('ip_rate_limit', { retryAfter: limit.timeToBlockExpire });
  }
}
