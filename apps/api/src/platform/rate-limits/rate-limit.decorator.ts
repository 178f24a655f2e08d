import { type ExecutionContext, Injectable, UseGuards, applyDecorators } from '@nestjs/common';
import { SkipThrottle, ThrottlerGuard, type ThrottlerLimitDetail } from '@nestjs/throttler';
import { type CallLimitName, callLimits } from './rate-limits.js';
import { Problem } from '../http/problems/problem.js';

@Injectable()
class RateLimitGuard extends ThrottlerGuard {
  protected override throwThrottlingException(_context: ExecutionContext, limit: ThrottlerLimitDetail): Promise<void> {
    throw new Problem('ip_rate_limit', { retryAfter: limit.timeToBlockExpire });
  }
}

/**
 * Limits how often one address may make this call (rules §6), only by the named limit. The throttler applies every limit it
 * knows where its guard is bound, so the others are skipped. A call without limits has no guard.
 */
export const RateLimit = (name: CallLimitName): MethodDecorator =>
  applyDecorators(UseGuards(RateLimitGuard), SkipThrottle(toSkippedLimits(name)));

const toSkippedLimits = (name: CallLimitName): Record<string, boolean> =>
  Object.fromEntries(Object.keys(callLimits).map((limitName) => [limitName, limitName !== name]));
