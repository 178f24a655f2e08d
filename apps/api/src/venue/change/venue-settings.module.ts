import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/audit.module.js';
import { EveningsModule } from '../../evenings/evenings.module.js';
import { ChangeVenue } from './change-venue.js';
import { VenueSettingsController } from './venue-settings.controller.js';
import { VenueSettingsService } from './venue-settings.service.js';
import { PreviewVenue } from './preview-venue.js';
import { ReseatEvenings } from './reseat-evenings.js';

@Module({
  imports: [AuditModule, EveningsModule],
  controllers: [VenueSettingsController],
  providers: [VenueSettingsService, PreviewVenue, ChangeVenue, ReseatEvenings],
})
export class VenueSettingsModule {}
