import { Module } from '@nestjs/common';
import { HttpModule } from '../../platform/http/http.module.js';
import { Disk } from './disk.js';
import { HealthController } from './health.controller.js';
import { Readiness } from './readiness.js';

@Module({ imports: [HttpModule], controllers: [HealthController], providers: [Disk, Readiness] })
export class HealthModule {}
