import { Global, Module } from '@nestjs/common';
import { ThrottlerModule, type ThrottlerModuleOptions, seconds } from '@nestjs/throttler';
import type { Request } from 'express';
import { Settings } from '../config/settings.js';
import { clientIp } from '../http/access/client-ip.js';
import { RateLimitCounters } from './rate-limit-counters.js';
import { GuestRateLimits } from './guest-rate-limits.js';
import { callLimits } from './rate-limits.js';
import { SignInRateLimits } from './sign-in-rate-limits.js';

@Global()
@Module({
  imports: [ThrottlerModule.forRootAsync({ inject: [Settings, RateLimitCounters], useFactory: throttlerOptions })],
  providers: [RateLimitCounters, GuestRateLimits, SignInRateLimits],
  exports: [RateLimitCounters, GuestRateLimits, SignInRateLimits],
})
export class RateLimitsModule {}

function throttlerOptions(settings: Settings, storage: RateLimitCounters): ThrottlerModuleOptions {
  return {
    storage,
    skipIf: () => !settings.areRateLimitsOn,
    setHeaders: false, // the API promises only Retry-After, which a problem document sets
    getTracker: (request) => clientIp(request as Request),
    generateKey: (_context, address) => address, // without the route, because requests before Express count there too (decision 0014)
    throttlers: Object.entries(callLimits).map(([name, limit]) => ({
      name,
      limit: limit.maxHits,
      ttl: seconds(limit.seconds),
    })),
  };
}
