import { Module } from '@nestjs/common';
import { HttpModule } from '../http/http.module.js';
import { AvailabilityShortCut } from './availability-short-cut.js';
import { AvailabilityController } from './availability.controller.js';
import { AvailabilityService } from './availability.service.js';
import { EveningLock } from './evening-lock.js';
import { EveningVersions } from './evening-versions.js';
import { Evenings } from './evenings.js';
import { TablePlans } from './table-plans.js';

@Module({
  imports: [HttpModule],
  controllers: [AvailabilityController],
  providers: [AvailabilityShortCut, AvailabilityService, EveningLock, Evenings, EveningVersions, TablePlans],
  exports: [AvailabilityShortCut, AvailabilityService, EveningLock, Evenings],
})
export class AvailabilityModule {}
