import { Module } from '@nestjs/common';
import { Venues } from './venues.js';

@Module({ providers: [Venues], exports: [Venues] })
export class VenueModule {}
