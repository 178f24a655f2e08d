import { Module } from '@nestjs/common';
import { SeatingWorkerPool } from './seating-worker-pool.js';
import { EveningLock } from './evening-lock.js';
import { EveningVersions } from './evening-versions.js';
import { EveningImpacts } from './evening-impacts.js';
import { Evenings } from './evenings.js';

@Module({
  providers: [SeatingWorkerPool, EveningLock, Evenings, EveningVersions, EveningImpacts],
  exports: [Evenings, EveningVersions, EveningImpacts],
})
export class EveningsModule {}
