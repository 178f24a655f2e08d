import { Global, Module } from '@nestjs/common';
import { EveningsModule } from '../evenings/evenings.module.js';
import { AvailabilityRoute } from './availability-route.js';
import { AvailabilityController } from './availability.controller.js';
import { AvailabilityService } from './availability.service.js';
import { RefusedDemandCounter } from './demand/refused-demand.js';

@Module({
  imports: [EveningsModule],
  controllers: [AvailabilityController],
  providers: [AvailabilityRoute, AvailabilityService],
  exports: [AvailabilityRoute, AvailabilityService],
})
export class AvailabilityModule {}

/** Global, because several modules count refused requests. */
@Global()
@Module({ providers: [RefusedDemandCounter], exports: [RefusedDemandCounter] })
export class DemandModule {}
