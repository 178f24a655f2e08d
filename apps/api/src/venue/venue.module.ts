import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { ContentModule } from '../content/core/content.module.js';
import { EveningsModule } from '../evenings/evenings.module.js';
import { EventsModule } from '../events/events.module.js';
import { ChangeHouse } from './change/change-house.js';
import { HouseSettingsController } from './change/house-settings.controller.js';
import { HouseSettingsService } from './change/house-settings.service.js';
import { SettleEvenings } from './change/settle-evenings.js';
import { FirstStartController } from './setup/first-start.controller.js';
import { FirstStartService } from './setup/first-start.service.js';
import { SampleService } from './setup/sample.service.js';

@Module({
  imports: [AuditModule, EveningsModule, ContentModule, EventsModule],
  controllers: [HouseSettingsController, FirstStartController],
  providers: [HouseSettingsService, ChangeHouse, SettleEvenings, FirstStartService, SampleService],
})
export class VenueModule {}
