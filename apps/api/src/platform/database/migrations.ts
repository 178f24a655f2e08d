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
import { HeldPlaces1764000026530 } from './migrations/1764000026530-held-places.js';
import { ReminderHours1764000027100 } from './migrations/1764000027100-reminder-hours.js';
import { Agents1764000027200 } from './migrations/1764000027200-agents.js';
import { WineList1764000028000 } from './migrations/1764000028000-wine-list.js';
import { AskedEvents1764000030400 } from './migrations/1764000030400-asked-events.js';
import { ReservationsByPhone1764000030500 } from './migrations/1764000030500-reservations-by-phone.js';
import { UnknownCountry1764000030600 } from './migrations/1764000030600-unknown-country.js';
import { MailFailures1764000031100 } from './migrations/1764000031100-mail-failures.js';
import { GraceMinutes1764000032100 } from './migrations/1764000032100-grace-minutes.js';
import { SampleHouse1764000037000 } from './migrations/1764000037000-sample-house.js';
import { FilesAsRows1764000038500 } from './migrations/1764000038500-files-as-rows.js';
import { UncountedReservations1764000039500 } from './migrations/1764000039500-uncounted-reservations.js';
import { BreaksAndStays1764000037500 } from './migrations/1764000037500-breaks-and-stays.js';
import { RequestHours1764000038100 } from './migrations/1764000038100-request-hours.js';
import { ChangesToAgree1764000027000 } from './migrations/1764000027000-changes-to-agree.js';
import { WordToGuest1764000023000 } from './migrations/1764000023000-word-to-guest.js';
import { DoorParties1764000024050 } from './migrations/1764000024050-door-parties.js';
import { RefusedDemand1764000024060 } from './migrations/1764000024060-refused-demand.js';

export const migrations = [
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
  HeldPlaces1764000026530,
  ChangesToAgree1764000027000,
  ReminderHours1764000027100,
  Agents1764000027200,
  WineList1764000028000,
  AskedEvents1764000030400,
  ReservationsByPhone1764000030500,
  UnknownCountry1764000030600,
  MailFailures1764000031100,
  GraceMinutes1764000032100,
  SampleHouse1764000037000,
  BreaksAndStays1764000037500,
  RequestHours1764000038100,
  FilesAsRows1764000038500,
  UncountedReservations1764000039500,
];
