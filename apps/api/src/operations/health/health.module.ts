import { Module } from '@nestjs/common';
import { HttpModule } from '../../platform/http/http.module.js';
import { Disk, Readiness } from './readiness.js';
import { HealthController } from './health.controller.js';

@Module({ imports: [HttpModule], controllers: [HealthController], providers: [Disk, Readiness] })
export class HealthModule {}
