import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { AvailabilityModule } from '../availability/availability.module.js';
import { CaptchaModule } from '../platform/captcha/captcha.module.js';
import { EveningsModule } from '../evenings/evenings.module.js';
import { MailModule } from '../mail/mail.module.js';
import { ContentModule } from '../content/core/content.module.js';
import { BackgroundTasks } from '../platform/http/server/background-tasks.js';
import { GuestActions } from './guest-link/guest-actions.js';
import { CalendarController } from './staff/calendar.controller.js';
import { CalendarService } from './search/calendar.service.js';
import { ChangeReservation } from './staff/change-reservation.js';
import { ChangeStatus } from './staff/change-status.js';
import { WaitlistController } from './waitlist/waitlist.controller.js';
import { Waitlist } from './waitlist/waitlist.js';
import { AnswerChangeRequest } from './staff/answer-change-request.js';
import { staffReservationControllers } from './staff/staff-reservations.controller.js';
import { EnterReservation } from './staff/enter-reservation.js';
import { GuestChangeCheck } from './guest-link/guest-change.dto.js';
import { GuestChanges } from './guest-link/guest-changes.js';
import { GuestAvailability } from './guest-link/guest-availability.js';
import { ChangePages } from './guest-pages/change-pages.js';
import { guestPageControllers } from './guest-pages/guest-pages.controller.js';
import { GuestPages } from './guest-pages/guest-pages.js';
import { FormStamps } from './guest-pages/form-stamps.js';
import { LostLinkPages } from './guest-pages/lost-link-pages.js';
import { ProblemPages } from './guest-pages/problem-pages.js';
import { ReservePages } from './guest-pages/reserve-pages.js';
import { VisitSearchReader } from './guest-pages/visit-form.js';
import { SendLinks } from './guest-link/send-links.js';
import { GuestReservations } from './guest-link/guest-reservations.js';
import { GuestLinksController, GuestReservationsController } from './guest-link/guest-reservations.controller.js';
import { ReseatDueEvenings } from './jobs/reseat-due-evenings.js';
import { CreateReservation } from './reserving/create-reservation.js';
import { OfferAlternatives } from './staff/offer-alternatives.js';
import { RecordStaffAction } from './undo/record-staff-action.js';
import { RecordGuestAction } from './guest-link/record-guest-action.js';
import { ReservationCheck } from './core/reservation-check.js';
import { QueueScheduledMails } from './jobs/queue-scheduled-mails.js';
import { CalendarFiles } from './reserving/calendar-files.js';
import { AdmitRequest } from './reserving/admit-request.js';
import { ReservationsController } from './reserving/reservations.controller.js';
import { SeatReservation } from './reserving/seat-reservation.js';
import { ReservationSearchService } from './search/reservation-search.service.js';
import { UndoAction } from './undo/undo-action.js';

@Module({
  imports: [AuditModule, AvailabilityModule, CaptchaModule, EveningsModule, MailModule, ContentModule],
  controllers: [
    ReservationsController,
    GuestReservationsController,
    ...guestPageControllers,
    GuestLinksController,
    ...staffReservationControllers,
    CalendarController,
    WaitlistController,
  ],
  providers: [
    CreateReservation,
    AdmitRequest,
    SeatReservation,
    CalendarFiles,
    ReservationSearchService,
    ChangeStatus,
    EnterReservation,
    ChangeReservation,
    GuestReservations,
    GuestAvailability,
    GuestChanges,
    GuestChangeCheck,
    GuestActions,
    ReservePages,
    BackgroundTasks,
    SendLinks,
    LostLinkPages,
    ReservationCheck,
    ProblemPages,
    ChangePages,
    VisitSearchReader,
    GuestPages,
    FormStamps,
    RecordGuestAction,
    ReseatDueEvenings,
    QueueScheduledMails,
    OfferAlternatives,
    RecordStaffAction,
    UndoAction,
    AnswerChangeRequest,
    CalendarService,
    Waitlist,
  ],
  exports: [
    FormStamps,
    ProblemPages,
    CreateReservation,
    GuestReservations,
    GuestAvailability,
    GuestChanges,
    GuestActions,
  ],
})
export class ReservationsModule {}
