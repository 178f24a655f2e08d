import { type DynamicModule, Module } from '@nestjs/common';
import { Clock } from './clock.js';

@Module({})
export class ClockModule {
  static with(clock: Clock): DynamicModule {
    return { module: ClockModule, global: true, providers: [{ provide: Clock, useValue: clock }], exports: [Clock] };
  }
}
