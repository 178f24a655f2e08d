import { Module } from '@nestjs/common';
import { AvailabilityHandler } from './availability-handler.js';
import { AvailabilityController } from './availability.controller.js';
import { AvailabilityService } from './availability.service.js';
import { EveningLock } from './evening-lock.js';
import { EveningVersions } from './evening-versions.js';
import { Evenings } from './evenings.js';
import { TablePlans } from './table-plans.js';

@Module({
  controllers: [AvailabilityController],
  providers: [AvailabilityHandler, AvailabilityService, EveningLock, Evenings, EveningVersions, TablePlans],
  exports: [AvailabilityHandler, AvailabilityService, EveningLock, Evenings],
})
export class AvailabilityModule {}
