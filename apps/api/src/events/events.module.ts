import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { AvailabilityModule } from '../availability/availability.module.js';
import { StaffEventsController } from './staff-events.controller.js';
import { EventsController } from './events.controller.js';
import { EventsService } from './events.service.js';
import { SettleEvenings } from './settle-evenings.js';

@Module({
  imports: [AuditModule, AvailabilityModule],
  controllers: [EventsController, StaffEventsController],
  providers: [EventsService, SettleEvenings],
  exports: [EventsService],
})
export class EventsModule {}
