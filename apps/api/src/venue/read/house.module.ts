import { Global, Module } from '@nestjs/common';
import { Houses } from './houses.js';

/** Makes the house injectable everywhere, like the clock. */
@Global()
@Module({ providers: [Houses], exports: [Houses] })
export class HouseModule {}
