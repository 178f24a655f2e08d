import { Module } from '@nestjs/common';
import { Deliberation } from './deliberation.js';
import { EveningLock } from './evening-lock.js';
import { EveningVersions } from './evening-versions.js';
import { HouseOutlooks } from './house-outlooks.js';
import { Evenings } from './evenings.js';

@Module({
  providers: [Deliberation, EveningLock, Evenings, EveningVersions, HouseOutlooks],
  exports: [Evenings, EveningVersions, HouseOutlooks],
})
export class EveningsModule {}
