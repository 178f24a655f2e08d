import { Module } from '@nestjs/common';
import { SeatingWorkerPool } from './seating-worker-pool.js';
import { EveningLock } from './evening-lock.js';
import { EveningVersions } from './evening-versions.js';
import { VenueChangeImpacts } from './venue-change-impacts.js';
import { Evenings } from './evenings.js';

@Module({
  providers: [SeatingWorkerPool, EveningLock, Evenings, EveningVersions, VenueChangeImpacts],
  exports: [Evenings, EveningVersions, VenueChangeImpacts],
})
export class EveningsModule {}
