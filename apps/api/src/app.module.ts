import { type DynamicModule, Module } from '@nestjs/common';
import { ScheduleModule } from '@nestjs/schedule';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule, StaffModule } from './auth/auth.module.js';
import { ContactModule, InboxModule } from './contact/contact.module.js';
import { ContentEditingModule } from './content/content-editing.module.js';
import { StaffMailModule } from './mail/mail.module.js';
import { HealthModule, LiveModule, PrivacyModule, SystemModule } from './operations/operations.module.js';
import { VenueSettingsModule } from './venue/venue-settings.module.js';
import { AvailabilityModule } from './availability/availability.module.js';
import { ChangeFeedModule } from './platform/change-feed/change-announcer.js';
import { Clock, ClockModule } from './platform/clock/clock.js';
import { ConfigModule } from './platform/config/config.module.js';
import { Settings } from './platform/config/settings.js';
import { createApiDataSourceOptions } from './platform/database/data-source.js';
import { EventsModule } from './events/events.module.js';
import { VenueModule } from './venue/core/venue-reader.js';
import { HttpModule } from './platform/http/http.module.js';
import { createLoggerModule } from './platform/http/server/logger.module.js';
import { RateLimitsModule } from './platform/rate-limits/rate-limits.module.js';
import { McpModule } from './integrations/mcp/mcp.module.js';
import { MenuModule, MenuSheetModule } from './menu/menu.module.js';
import { NewsletterModule } from './newsletter/newsletter.module.js';
import { ReservationsModule } from './reservations/reservations.module.js';
import { SiteModule } from './content/pages/site.module.js';
import { redactPath } from './redact-path.js';
import { MailPreviewModule } from './mail/activity/mail-preview.controller.js';

const featureModules = [
  HealthModule,
  AvailabilityModule,
  ReservationsModule,
  McpModule,
  LiveModule,
  EventsModule,
  MenuModule,
  MenuSheetModule,
  VenueSettingsModule,
  ContactModule,
  InboxModule,
  NewsletterModule,
  ContentEditingModule,
  StaffMailModule,
  StaffModule,
  PrivacyModule,
  SiteModule,
  SystemModule,
];

/** The whole API. Settings and clock are passed in, so that tests run the same program. */
@Module({})
export class AppModule {
  static forRoot(settings: Settings, clock: Clock): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.forRoot(settings),
        ClockModule.forRoot(clock),
        createLoggerModule(settings, redactPath),
        ScheduleModule.forRoot(),
        TypeOrmModule.forRoot({ ...createApiDataSourceOptions(settings), retryAttempts: 1 }),
        ChangeFeedModule,
        VenueModule,
        HttpModule,
        AuthModule,
        RateLimitsModule,
        ...featureModules,
        ...(settings.isProduction ? [] : [MailPreviewModule]),
      ],
    };
  }
}
