import { DataSource, type DataSourceOptions } from 'typeorm';
import { EnduringClient } from './enduring-client.js';
import { AdminUser } from './entities/staff/admin-user.entity.js';
import { AuditEntry } from './entities/staff/audit-entry.entity.js';
import { BookingRulesRow } from './entities/venue/booking-rules.entity.js';
import { BuiltFile } from './entities/site/built-file.entity.js';
import { CombinationTableRow } from './entities/venue/combination-table.entity.js';
import { ClosedTableRow } from './entities/venue/closed-table.entity.js';
import { ContactMessage } from './entities/guests/contact-message.entity.js';
import { DiningTableRow } from './entities/venue/dining-table.entity.js';
import { WaitlistParty } from './entities/reservations/waitlist-party.entity.js';
import { EmailMessage } from './entities/guests/email-message.entity.js';
import { EventInquiry } from './entities/guests/event-inquiry.entity.js';
import { VenueEvent } from './entities/reservations/venue-event.entity.js';
import { AppSecret } from './entities/operations/app-secret.entity.js';
import { EveningToReseat } from './entities/venue/evening-to-reseat.entity.js';
import { VenueVersion } from './entities/venue/venue-version.entity.js';
import { IdempotencyKey } from './entities/reservations/idempotency-key.entity.js';
import { MenuItemRow } from './entities/menu/menu-item.entity.js';
import { MenuSectionRow } from './entities/menu/menu-section.entity.js';
import { MenuServingRow } from './entities/menu/menu-serving.entity.js';
import { NewsletterConsent } from './entities/guests/newsletter-consent.entity.js';
import { NewsletterSubscriber } from './entities/guests/newsletter-subscriber.entity.js';
import { NewsletterSuppression } from './entities/guests/newsletter-suppression.entity.js';
import { FirstStartMark } from './entities/venue/first-start-mark.entity.js';
import { OnlinePauseRow } from './entities/venue/online-pause.entity.js';
import { OpeningHoursRow } from './entities/venue/opening-hours.entity.js';
import { PictureFile } from './entities/site/picture-file.entity.js';
import { RateLimit } from './entities/operations/rate-limit.entity.js';
import { ReservationCapacityLock } from './entities/reservations/reservation-capacity-lock.entity.js';
import { RefusedDemandRow } from './entities/reservations/refused-demand.entity.js';
import { ChangeRequest } from './entities/reservations/change-request.entity.js';
import { Reservation } from './entities/reservations/reservation.entity.js';
import { RoomTableRow } from './entities/venue/room-table.entity.js';
import { RoomRow } from './entities/venue/room.entity.js';
import { SessionRow } from './entities/staff/session.entity.js';
import { SiteContent } from './entities/site/site-content.entity.js';
import { SiteImage } from './entities/site/site-image.entity.js';
import { SpecialDayRow } from './entities/venue/special-day.entity.js';
import { StaffInvitation } from './entities/staff/staff-invitation.entity.js';
import { SystemReport } from './entities/operations/system-report.entity.js';
import { TableClosureRow } from './entities/venue/table-closure.entity.js';
import { TableCombinationRow } from './entities/venue/table-combination.entity.js';
import { TableHolding } from './entities/reservations/table-holding.entity.js';
import { UsedCaptcha } from './entities/reservations/used-captcha.entity.js';
import { User } from './entities/staff/user.entity.js';
import { WineDetailsRow } from './entities/menu/wine-details.entity.js';
import { migrations } from './migrations.js';
import { SnakeCaseNaming } from './naming.js';
import { endWhenForgotten, timeouts } from './timeouts.js';

const entities = [
  OpeningHoursRow,
  SpecialDayRow,
  OnlinePauseRow,
  FirstStartMark,
  BookingRulesRow,
  DiningTableRow,
  RoomRow,
  RoomTableRow,
  TableCombinationRow,
  CombinationTableRow,
  TableClosureRow,
  ClosedTableRow,
  VenueVersion,
  EveningToReseat,
  AppSecret,
  Reservation,
  ChangeRequest,
  TableHolding,
  ReservationCapacityLock,
  WaitlistParty,
  RefusedDemandRow,
  VenueEvent,
  EmailMessage,
  SiteContent,
  SiteImage,
  PictureFile,
  BuiltFile,
  MenuSectionRow,
  MenuItemRow,
  WineDetailsRow,
  MenuServingRow,
  IdempotencyKey,
  UsedCaptcha,
  RateLimit,
  User,
  AdminUser,
  SessionRow,
  AuditEntry,
  ContactMessage,
  EventInquiry,
  NewsletterSubscriber,
  NewsletterConsent,
  NewsletterSuppression,
  SystemReport,
  StaffInvitation,
];

export function dataSourceOptions(databaseUrl: string): DataSourceOptions {
  return {
    type: 'postgres',
    url: databaseUrl,
    entities,
    migrations,
    migrationsTableName: 'migrations',
    namingStrategy: new SnakeCaseNaming(),
    synchronize: false,
    migrationsRun: false,
    logging: false, // errors are thrown; TypeORM's log would contain the parameters, and with them personal data
    installExtensions: false,
    applicationName: 'strapec',
  };
}

/** No wait may last longer than a guest waits. */
export function servingOptions(databaseUrl: string, poolSize: number): DataSourceOptions {
  return {
    ...dataSourceOptions(databaseUrl),
    poolSize,
    // milliseconds, sent once when a connection opens, so that no transaction needs a SET LOCAL
    extra: {
      Client: EnduringClient,
      lock_timeout: timeouts.lock,
      statement_timeout: timeouts.statement,
      idle_in_transaction_session_timeout: timeouts.idleInTransaction,
      options: endWhenForgotten,
      idleTimeoutMillis: timeouts.idle,
      connectionTimeoutMillis: timeouts.connection,
      keepAlive: true,
    },
  } as DataSourceOptions;
}

export async function withDataSource<T>(databaseUrl: string, use: (source: DataSource) => Promise<T>): Promise<T> {
  const source = await new DataSource(dataSourceOptions(databaseUrl)).initialize();
  try {
    return await use(source);
  } finally {
    await source.destroy();
  }
}
