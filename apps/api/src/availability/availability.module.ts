import { Module } from '@nestjs/common';
import { EveningsModule } from '../evenings/evenings.module.js';
import { HttpModule } from '../platform/http/http.module.js';
import { AvailabilityAskers } from './availability-askers.js';
import { AvailabilityShortCut } from './availability-short-cut.js';
import { AvailabilityController } from './availability.controller.js';
import { AvailabilityService } from './availability.service.js';

@Module({
  imports: [EveningsModule, HttpModule],
  controllers: [AvailabilityController],
  providers: [AvailabilityAskers, AvailabilityShortCut, AvailabilityService],
  exports: [AvailabilityShortCut, AvailabilityService],
})
export class AvailabilityModule {}
