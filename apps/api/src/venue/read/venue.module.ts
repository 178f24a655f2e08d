import { Global, Module } from '@nestjs/common';
import { Venues } from './venues.js';

/** Global, because most modules need the venue. */
@Global()
@Module({ providers: [Venues], exports: [Venues] })
export class VenueModule {}
