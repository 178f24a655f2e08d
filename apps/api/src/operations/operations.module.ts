import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { EveningsModule } from '../evenings/evenings.module.js';
import { MailModule } from '../mail/mail.module.js';
import { NightlyBackup } from './backup/nightly-backup.js';
import { HealthController, Readiness } from './health/health.controller.js';
import { IntegrityService } from './integrity/integrity.service.js';
import { LiveController } from './live/live.controller.js';
import { LiveFeed } from './live/live-feed.js';
import { LiveStreams } from './live/live-streams.js';
import { PrivacyController } from './privacy/privacy.controller.js';
import { PrivacyRequests } from './privacy/privacy-requests.js';
import { RetentionJob } from './privacy/retention-job.js';
import { Housekeeping } from './housekeeping/housekeeping.js';
import { MetricsHandler } from './system/metrics-handler.js';
import { SystemController } from './system/system.controller.js';
import { SystemService } from './system/system.service.js';

// The API's documentation follows the order of these modules.

@Module({ controllers: [HealthController], providers: [Readiness] })
export class HealthModule {}

@Module({
  imports: [AuthModule, EveningsModule],
  controllers: [LiveController],
  providers: [LiveFeed, LiveStreams],
})
export class LiveModule {}

@Module({
  imports: [AuditModule, EveningsModule, MailModule],
  controllers: [PrivacyController],
  providers: [PrivacyRequests, RetentionJob],
})
export class PrivacyModule {}

@Module({
  controllers: [SystemController],
  providers: [MetricsHandler, SystemService, IntegrityService, NightlyBackup, Housekeeping],
})
export class SystemModule {}
