import { type ExecutionContext, Injectable } from '@nestjs/common';
import { ThrottlerGuard, type ThrottlerLimitDetail } from '@nestjs/throttler';
import { Problem } from '../http/problem.js';

/** The throttler's guard; what it refuses is a problem document like any other. */
@Injectable()
export class RateLimitGuard extends ThrottlerGuard {
  protected override throwThrottlingException(_context: ExecutionContext, limit: ThrottlerLimitDetail): Promise<void> {
    throw new Problem('ip_rate_limit', { retryAfter: limit.timeToBlockExpire });
  }
}
