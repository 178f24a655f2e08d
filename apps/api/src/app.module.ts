import { type DynamicModule, Module } from '@nestjs/common';
import { ScheduleModule } from '@nestjs/schedule';
import { AuthModule } from './auth/auth.module.js';
import { AvailabilityModule } from './availability/availability.module.js';
import { BackupModule } from './operations/backup/backup.module.js';
import { ChangesModule } from './platform/change-feed/changes.module.js';
import { Clock } from './platform/clock/clock.js';
import { ClockModule } from './platform/clock/clock.module.js';
import { ConfigModule } from './platform/config/config.module.js';
import { Settings } from './platform/config/settings.js';
import { ContactModule } from './contact/messages/contact.module.js';
import { DatabaseModule } from './platform/database/database.module.js';
import { DemandModule } from './availability/demand/demand.module.js';
import { EventsModule } from './events/events.module.js';
import { FirstStartModule } from './venue/setup/first-start.module.js';
import { FormPagesModule } from './contact/form-pages/form-pages.module.js';
import { HealthModule } from './operations/health/health.module.js';
import { HouseSettingsModule } from './venue/change/house-settings.module.js';
import { HouseModule } from './venue/read/house.module.js';
import { HousekeepingModule } from './operations/retention/housekeeping.module.js';
import { HttpModule } from './platform/http/http.module.js';
import { loggerModule } from './platform/http/server/logger.module.js';
import { InboxModule } from './contact/inbox/inbox.module.js';
import { InquiriesModule } from './contact/inquiries/inquiries.module.js';
import { IntegrityModule } from './operations/integrity/integrity.module.js';
import { LimitsModule } from './platform/rate-limits/limits.module.js';
import { LiveModule } from './operations/live/live.module.js';
import { McpModule } from './integrations/mcp/mcp.module.js';
import { MenuSheetModule } from './menu/spreadsheet/menu-sheet.module.js';
import { MenuModule } from './menu/menu.module.js';
import { NewsletterModule } from './newsletter/newsletter.module.js';
import { PrivacyModule } from './operations/privacy/privacy.module.js';
import { ReservationsModule } from './reservations/reservations.module.js';
import { ReturnedMailModule } from './mail/returned/returned-mail.module.js';
import { SiteEditingModule } from './content/site-editing.module.js';
import { SiteModule } from './content/pages/site.module.js';
import { MailPreviewModule } from './mail/activity/mail-preview.controller.js';
import { StaffMailModule } from './mail/activity/staff-mail.module.js';
import { SystemModule } from './operations/system/system.module.js';
import { TranslationModule } from './content/translation/translation.module.js';

const features = [
  HealthModule,
  HousekeepingModule,
  AvailabilityModule,
  ReservationsModule,
  McpModule,
  LiveModule,
  EventsModule,
  MenuModule,
  MenuSheetModule,
  HouseSettingsModule,
  FirstStartModule,
  ContactModule,
  InquiriesModule,
  FormPagesModule,
  InboxModule,
  NewsletterModule,
  SiteEditingModule,
  TranslationModule,
  StaffMailModule,
  ReturnedMailModule,
  PrivacyModule,
  SiteModule,
  BackupModule,
  IntegrityModule,
  SystemModule,
];

/** The whole API. Settings and clock are passed in, so that tests run the same program. */
@Module({})
export class AppModule {
  static with(settings: Settings, clock: Clock): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.with(settings),
        ClockModule.with(clock),
        loggerModule(settings),
        ScheduleModule.forRoot(),
        DatabaseModule,
        ChangesModule,
        HouseModule,
        DemandModule,
        HttpModule,
        AuthModule,
        LimitsModule,
        ...features,
        ...(settings.isProduction ? [] : [MailPreviewModule]),
      ],
    };
  }
}
