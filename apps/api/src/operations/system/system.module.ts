import { Module } from '@nestjs/common';
import { HttpModule } from '../../platform/http/http.module.js';
import { IntegrityModule } from '../integrity/integrity.module.js';
import { MetricsHandler } from './metrics-handler.js';
import { SystemController } from './system.controller.js';
import { SystemService } from './system.service.js';

@Module({
  imports: [HttpModule, IntegrityModule],
  controllers: [SystemController],
  providers: [MetricsHandler, SystemService],
})
export class SystemModule {}
