import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { AvailabilityModule } from '../availability/availability.module.js';
import { AdminEventsController } from './admin-events.controller.js';
import { EventsController } from './events.controller.js';
import { EventsService } from './events.service.js';
import { SettleEvenings } from './settle-evenings.js';

@Module({
  imports: [AuditModule, AvailabilityModule],
  controllers: [EventsController, AdminEventsController],
  providers: [EventsService, SettleEvenings],
  exports: [EventsService],
})
export class EventsModule {}
