import { DataSource, type DataSourceOptions } from 'typeorm';
import { EnduringClient } from './enduring-client.js';
import { AdminUser } from './entities/admin-user.entity.js';
import { AuditEntry } from './entities/audit-entry.entity.js';
import { BookingRulesRow } from './entities/booking-rules.entity.js';
import { BuiltFile } from './entities/built-file.entity.js';
import { CombinationTableRow } from './entities/combination-table.entity.js';
import { ClosedTableRow } from './entities/closed-table.entity.js';
import { ContactMessage } from './entities/contact-message.entity.js';
import { DiningTableRow } from './entities/dining-table.entity.js';
import { DoorParty } from './entities/door-party.entity.js';
import { EmailMessage } from './entities/email-message.entity.js';
import { EventInquiry } from './entities/event-inquiry.entity.js';
import { HouseEvent } from './entities/house-event.entity.js';
import { HouseSecret } from './entities/house-secret.entity.js';
import { HouseSettlement } from './entities/house-settlement.entity.js';
import { HouseVersion } from './entities/house-version.entity.js';
import { IdempotencyKey } from './entities/idempotency-key.entity.js';
import { MenuItemRow } from './entities/menu-item.entity.js';
import { MenuSectionRow } from './entities/menu-section.entity.js';
import { MenuServingRow } from './entities/menu-serving.entity.js';
import { NewsletterConsent } from './entities/newsletter-consent.entity.js';
import { NewsletterSubscriber } from './entities/newsletter-subscriber.entity.js';
import { NewsletterSuppression } from './entities/newsletter-suppression.entity.js';
import { FirstStartMark } from './entities/first-start-mark.entity.js';
import { OnlinePauseRow } from './entities/online-pause.entity.js';
import { OpeningHoursRow } from './entities/opening-hours.entity.js';
import { PictureFile } from './entities/picture-file.entity.js';
import { RateLimit } from './entities/rate-limit.entity.js';
import { ReservationCapacityLock } from './entities/reservation-capacity-lock.entity.js';
import { ReservationCount } from './entities/reservation-count.entity.js';
import { RefusedDemandRow } from './entities/refused-demand.entity.js';
import { Reservation } from './entities/reservation.entity.js';
import { RoomTableRow } from './entities/room-table.entity.js';
import { RoomRow } from './entities/room.entity.js';
import { SessionRow } from './entities/session.entity.js';
import { SiteContent } from './entities/site-content.entity.js';
import { SiteImage } from './entities/site-image.entity.js';
import { SpecialDayRow } from './entities/special-day.entity.js';
import { StaffInvitation } from './entities/staff-invitation.entity.js';
import { SystemReport } from './entities/system-report.entity.js';
import { TableClosureRow } from './entities/table-closure.entity.js';
import { TableCombinationRow } from './entities/table-combination.entity.js';
import { TableHolding } from './entities/table-holding.entity.js';
import { UsedCaptcha } from './entities/used-captcha.entity.js';
import { User } from './entities/user.entity.js';
import { WineDetailsRow } from './entities/wine-details.entity.js';
import { migrations } from './migrations.js';
import { SnakeCaseNaming } from './naming.js';
import { endWhenForgotten, patience } from './patience.js';

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
  HouseVersion,
  HouseSettlement,
  HouseSecret,
  Reservation,
  ReservationCount,
  TableHolding,
  ReservationCapacityLock,
  DoorParty,
  RefusedDemandRow,
  HouseEvent,
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

/** How to reach the database; entities and migrations are listed, never found by pattern. */
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
    logging: false, // what fails is thrown; TypeORM would print the parameters with it, people's data among them
    installExtensions: false,
    applicationName: 'strapec',
  };
}

/** The same for serving requests: nothing may wait longer than a guest does. */
export function servingOptions(databaseUrl: string, poolSize: number): DataSourceOptions {
  return {
    ...dataSourceOptions(databaseUrl),
    poolSize,
    // milliseconds, sent once when a connection opens: no SET LOCAL on the way of each transaction
    extra: {
      Client: EnduringClient,
      lock_timeout: patience.lock,
      statement_timeout: patience.statement,
      idle_in_transaction_session_timeout: patience.idleInTransaction,
      options: endWhenForgotten,
      idleTimeoutMillis: patience.idle,
      connectionTimeoutMillis: patience.connection,
      keepAlive: true,
    },
  } as DataSourceOptions;
}

/** Opens a connection, lends it to `use` and closes it, whatever happens. */
export async function withDataSource<T>(databaseUrl: string, use: (source: DataSource) => Promise<T>): Promise<T> {
  const source = await new DataSource(dataSourceOptions(databaseUrl)).initialize();
  try {
    return await use(source);
  } finally {
    await source.destroy();
  }
}
