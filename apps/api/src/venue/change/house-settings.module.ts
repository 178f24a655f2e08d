import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/audit.module.js';
import { EveningsModule } from '../../evenings/evenings.module.js';
import { ChangeHouse } from './change-house.js';
import { HouseSettingsController } from './house-settings.controller.js';
import { HouseSettingsService } from './house-settings.service.js';
import { PreviewHouse } from './preview-house.js';
import { SettleEvenings } from './settle-evenings.js';

@Module({
  imports: [AuditModule, EveningsModule],
  controllers: [HouseSettingsController],
  providers: [HouseSettingsService, PreviewHouse, ChangeHouse, SettleEvenings],
})
export class HouseSettingsModule {}
