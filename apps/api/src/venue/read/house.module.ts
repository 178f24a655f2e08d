import { Global, Module } from '@nestjs/common';
import { Houses } from './houses.js';

/** Global, because most modules need the venue. */
@Global()
@Module({ providers: [Houses], exports: [Houses] })
export class HouseModule {}
