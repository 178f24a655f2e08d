import { Module } from '@nestjs/common';
import { SeatingWorkerPool } from './seating-worker-pool.js';
import { EveningLock } from './evening-lock.js';
import { EveningVersions } from './evening-versions.js';
import { VenueOutlooks } from './venue-outlooks.js';
import { Evenings } from './evenings.js';

@Module({
  providers: [SeatingWorkerPool, EveningLock, Evenings, EveningVersions, VenueOutlooks],
  exports: [Evenings, EveningVersions, VenueOutlooks],
})
export class EveningsModule {}
