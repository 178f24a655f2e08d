import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { ContentModule } from '../content/core/content.module.js';
import { EveningsModule } from '../evenings/evenings.module.js';
import { EventsModule } from '../events/events.module.js';
import { VenueSettingsController } from './change/venue-settings.controller.js';
import { VenueSettingsService } from './change/venue-settings.service.js';
import { ReseatMarkedEvenings } from './change/reseat-marked-evenings.js';
import { FirstStartController } from './setup/first-start.controller.js';
import { FirstStartService } from './setup/first-start.service.js';
import { SampleVenueService } from './setup/sample-venue.service.js';

@Module({
  imports: [AuditModule, EveningsModule, ContentModule, EventsModule],
  controllers: [VenueSettingsController, FirstStartController],
  providers: [VenueSettingsService, ReseatMarkedEvenings, FirstStartService, SampleVenueService],
})
export class VenueSettingsModule {}
