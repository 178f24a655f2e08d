import { Module } from '@nestjs/common';
import { EveningsModule } from '../evenings/evenings.module.js';
import { CachedAvailabilityRoute } from './cached-availability-route.js';
import { AvailabilityController } from './availability.controller.js';
import { AvailabilityService } from './availability.service.js';
import { RefusedDemandCounter } from './demand/refused-demand-counter.js';

@Module({
  imports: [EveningsModule],
  controllers: [AvailabilityController],
  providers: [CachedAvailabilityRoute, AvailabilityService, RefusedDemandCounter],
  exports: [CachedAvailabilityRoute, AvailabilityService, RefusedDemandCounter],
})
export class AvailabilityModule {}
