import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { ThrottlerModule } from '@nestjs/throttler';
import { Settings } from '../config/settings.js';
import { CounterStorage } from './counter-storage.js';
import { Counters } from './counters.js';
import { GuestLimits } from './guest-limits.js';
import { LoginLimits } from './login-limits.js';
import { RateLimitGuard } from './rate-limit.guard.js';

/** Shared counters; a module of its own so that the throttler's options can be given them. */
@Global()
@Module({ providers: [Counters, GuestLimits, LoginLimits], exports: [Counters, GuestLimits, LoginLimits] })
class CountersModule {}

@Module({
  imports: [
    CountersModule,
    ThrottlerModule.forRootAsync({
      inject: [Settings, Counters],
      useFactory: (settings: Settings, counters: Counters) => ({
        storage: new CounterStorage(counters),
        setHeaders: false,
        skipIf: () => !settings.rateLimitsOn,
        throttlers: [{ limit: 0, ttl: 0 }], // one for all calls: the storage knows their limits
      }),
    }),
  ],
  providers: [{ provide: APP_GUARD, useClass: RateLimitGuard }],
})
export class LimitsModule {}
