import { type DynamicModule, Module } from '@nestjs/common';

/** For SQL and rules (rules §2). Injectable. */
export abstract class Clock {
  abstract now(): Date;
}

export class SystemClock extends Clock {
  now(): Date {
    return new Date();
  }
}

@Module({})
export class ClockModule {
  static forRoot(clock: Clock): DynamicModule {
    return { module: ClockModule, global: true, providers: [{ provide: Clock, useValue: clock }], exports: [Clock] };
  }
}
