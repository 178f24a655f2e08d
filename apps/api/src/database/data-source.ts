import { DataSource, type DataSourceOptions } from 'typeorm';
import { EnduringClient } from './enduring-client.js';
import { AdminUser } from './entities/admin-user.entity.js';
import { AuditEntry } from './entities/audit-entry.entity.js';
import { BookingRulesRow } from './entities/booking-rules.entity.js';
import { CombinationTableRow } from './entities/combination-table.entity.js';
import { ClosedTableRow } from './entities/closed-table.entity.js';
import { ContactMessage } from './entities/contact-message.entity.js';
import { DiningTableRow } from './entities/dining-table.entity.js';
import { DoorParty } from './entities/door-party.entity.js';
import { EmailMessage } from './entities/email-message.entity.js';
import { EventInquiry } from './entities/event-inquiry.entity.js';
import { HouseEvent } from './entities/house-event.entity.js';
import { HouseSettlement } from './entities/house-settlement.entity.js';
import { HouseVersion } from './entities/house-version.entity.js';
import { IdempotencyKey } from './entities/idempotency-key.entity.js';
import { NewsletterConsent } from './entities/newsletter-consent.entity.js';
import { NewsletterSubscriber } from './entities/newsletter-subscriber.entity.js';
import { NewsletterSuppression } from './entities/newsletter-suppression.entity.js';
import { FirstStartMark } from './entities/first-start-mark.entity.js';
import { OnlinePauseRow } from './entities/online-pause.entity.js';
import { OpeningHoursRow } from './entities/opening-hours.entity.js';
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
import { Tables1764000000000 } from './migrations/1764000000000-tables.js';
import { Reservations1764000001000 } from './migrations/1764000001000-reservations.js';
import { Site1764000002000 } from './migrations/1764000002000-site.js';
import { Mail1764000003000 } from './migrations/1764000003000-mail.js';
import { Abuse1764000004000 } from './migrations/1764000004000-abuse.js';
import { Staff1764000005000 } from './migrations/1764000005000-staff.js';
import { StaffWork1764000006000 } from './migrations/1764000006000-staff-work.js';
import { Forms1764000007000 } from './migrations/1764000007000-forms.js';
import { Content1764000008000 } from './migrations/1764000008000-content.js';
import { SystemReports1764000009000 } from './migrations/1764000009000-system-reports.js';
import { Privacy1764000010000 } from './migrations/1764000010000-privacy.js';
import { EventVersions1764000011000 } from './migrations/1764000011000-event-versions.js';
import { House1764000012000 } from './migrations/1764000012000-house.js';
import { VisitMinutes1764000013000 } from './migrations/1764000013000-visit-minutes.js';
import { TableHoldings1764000014000 } from './migrations/1764000014000-table-holdings.js';
import { AMillionRows1764000020000 } from './migrations/1764000020000-a-million-rows.js';
import { GuestsWhoSit1764000021000 } from './migrations/1764000021000-guests-who-sit.js';
import { Inbox1764000022000 } from './migrations/1764000022000-inbox.js';
import { StaffRoles1764000024000 } from './migrations/1764000024000-staff-roles.js';
import { LastSignIn1764000024100 } from './migrations/1764000024100-last-sign-in.js';
import { StaffInvitations1764000024200 } from './migrations/1764000024200-staff-invitations.js';
import { PasswordResets1764000024300 } from './migrations/1764000024300-password-resets.js';
import { AuditPage1764000024400 } from './migrations/1764000024400-audit-page.js';
import { HouseSettings1764000025000 } from './migrations/1764000025000-house-settings.js';
import { OnlinePauses1764000025100 } from './migrations/1764000025100-online-pauses.js';
import { TableClosures1764000025200 } from './migrations/1764000025200-table-closures.js';
import { Rooms1764000025300 } from './migrations/1764000025300-rooms.js';
import { Pacing1764000025500 } from './migrations/1764000025500-pacing.js';
import { Offers1764000025600 } from './migrations/1764000025600-offers.js';
import { WalkInTables1764000025700 } from './migrations/1764000025700-walk-in-tables.js';
import { FirstStart1764000026000 } from './migrations/1764000026000-first-start.js';
import { ResetTime1764000026100 } from './migrations/1764000026100-reset-time.js';
import { GuestDeeds1764000026200 } from './migrations/1764000026200-guest-deeds.js';
import { CalendarSequence1764000026500 } from './migrations/1764000026500-calendar-sequence.js';
import { MailsInOrder1764000026510 } from './migrations/1764000026510-mails-in-order.js';
import { WordToGuest1764000023000 } from './migrations/1764000023000-word-to-guest.js';
import { DoorParties1764000024050 } from './migrations/1764000024050-door-parties.js';
import { RefusedDemand1764000024060 } from './migrations/1764000024060-refused-demand.js';
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

const migrations = [
  Tables1764000000000,
  Reservations1764000001000,
  Site1764000002000,
  Mail1764000003000,
  Abuse1764000004000,
  Staff1764000005000,
  StaffWork1764000006000,
  Forms1764000007000,
  Content1764000008000,
  SystemReports1764000009000,
  Privacy1764000010000,
  EventVersions1764000011000,
  House1764000012000,
  VisitMinutes1764000013000,
  TableHoldings1764000014000,
  AMillionRows1764000020000,
  GuestsWhoSit1764000021000,
  Inbox1764000022000,
  WordToGuest1764000023000,
  StaffRoles1764000024000,
  DoorParties1764000024050,
  RefusedDemand1764000024060,
  LastSignIn1764000024100,
  StaffInvitations1764000024200,
  PasswordResets1764000024300,
  AuditPage1764000024400,
  HouseSettings1764000025000,
  OnlinePauses1764000025100,
  TableClosures1764000025200,
  Rooms1764000025300,
  Pacing1764000025500,
  Offers1764000025600,
  WalkInTables1764000025700,
  FirstStart1764000026000,
  ResetTime1764000026100,
  GuestDeeds1764000026200,
  CalendarSequence1764000026500,
  MailsInOrder1764000026510,
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
