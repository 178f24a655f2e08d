import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { EveningsModule } from '../evenings/evenings.module.js';
import { StaffEventsController } from './staff-events.controller.js';
import { EventsController } from './events.controller.js';
import { EventsService } from './events.service.js';

@Module({
  imports: [AuditModule, EveningsModule],
  controllers: [EventsController, StaffEventsController],
  providers: [EventsService],
  exports: [EventsService],
})
export class EventsModule {}
