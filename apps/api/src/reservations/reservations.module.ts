import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { AvailabilityModule } from '../availability/availability.module.js';
import { CaptchaModule } from '../platform/captcha/captcha.module.js';
import { EveningsModule } from '../evenings/evenings.module.js';
import { MailModule } from '../mail/mail.module.js';
import { ContentModule } from '../content/core/content.module.js';
import { AfterAnswer } from '../platform/http/server/after-answer.js';
import { ActForGuest } from './act-for-guest.js';
import { CalendarController } from './calendar.controller.js';
import { CalendarService } from './calendar.service.js';
import { ChangeReservation } from './change-reservation.js';
import { ChangeStatus } from './change-status.js';
import { CloseEvening } from './close-evening.js';
import { DoorController } from './door.controller.js';
import { DoorQueue } from './door-queue.js';
import { DrawChangePage } from './draw-change-page.js';
import { GuestChangePages } from './guest-change-pages.js';
import { DrawGuestPage } from './draw-guest-page.js';
import { AnswerWish } from './answer-wish.js';
import { TellOfUnanswered } from './tell-of-unanswered.js';
import {
  OffersController,
  StaffReservationsController,
  UndoController,
  WishesController,
} from './staff-reservations.controller.js';
import { EnterReservation } from './enter-reservation.js';
import { FindPlaces } from './find-places.js';
import { ChangeForGuest } from './change-for-guest.js';
import { GuestChangeForm } from './guest-change-form.js';
import { GuestChanges } from './guest-changes.js';
import { GuestTimes } from './guest-times.js';
import { GuestDeeds } from './guest-deeds.js';
import { GuestPages } from './guest-pages.js';
import { GuestPagesController } from './guest-pages.controller.js';
import { GuestLinksController, LinkPagesController } from './link-pages.controller.js';
import { LinkPages } from './link-pages.js';
import { SendLinks } from './send-links.js';
import { GuestReservations } from './guest-reservations.js';
import { GuestReservationsController } from './guest-reservations.controller.js';
import { GuestStamps } from './guest-stamps.js';
import { KeepEveningsInOrder } from './keep-evenings-in-order.js';
import { MakeReservation } from './make-reservation.js';
import { OfferAlternatives } from './offer-alternatives.js';
import { RecordDeed } from './record-deed.js';
import { RecordGuestDeed } from './record-guest-deed.js';
import { GuestPageDoor } from './guest-page-door.js';
import { ProblemPages } from './problem-pages.js';
import { DrawReservePage } from './draw-reserve-page.js';
import { ReservePages } from './reserve-pages.js';
import { ReservePagesController } from './reserve-pages.controller.js';
import { ReservationForm } from './reservation-form.js';
import { RemindGuests } from './remind-guests.js';
import { RefuseReservation } from './refuse-reservation.js';
import { ReservationCalendars } from './reservation-calendars.js';
import { ReservationGate } from './reservation-gate.js';
import { ReservationsController } from './reservations.controller.js';
import { ReserveTable } from './reserve-table.js';
import { SeatByStatus } from './seat-by-status.js';
import { StaffReservationsService } from './staff-reservations.service.js';
import { UndoDeed } from './undo-deed.js';

@Module({
  imports: [AuditModule, AvailabilityModule, CaptchaModule, EveningsModule, MailModule, ContentModule],
  controllers: [
    ReservationsController,
    GuestReservationsController,
    GuestPagesController,
    ReservePagesController,
    GuestLinksController,
    LinkPagesController,
    StaffReservationsController,
    OffersController,
    UndoController,
    WishesController,
    CalendarController,
    DoorController,
  ],
  providers: [
    MakeReservation,
    RefuseReservation,
    ReservationGate,
    ReserveTable,
    ReservationCalendars,
    StaffReservationsService,
    ChangeStatus,
    CloseEvening,
    EnterReservation,
    ChangeReservation,
    FindPlaces,
    GuestReservations,
    GuestTimes,
    GuestChanges,
    GuestChangeForm,
    ChangeForGuest,
    ActForGuest,
    GuestDeeds,
    DrawGuestPage,
    DrawChangePage,
    DrawReservePage,
    ReservePages,
    AfterAnswer,
    SendLinks,
    LinkPages,
    ReservationForm,
    ProblemPages,
    GuestPageDoor,
    GuestChangePages,
    GuestPages,
    GuestStamps,
    RecordGuestDeed,
    KeepEveningsInOrder,
    RemindGuests,
    OfferAlternatives,
    RecordDeed,
    SeatByStatus,
    UndoDeed,
    AnswerWish,
    TellOfUnanswered,
    CalendarService,
    DoorQueue,
  ],
  exports: [
    GuestStamps,
    ProblemPages,
    MakeReservation,
    ReservationForm,
    GuestReservations,
    GuestTimes,
    GuestChanges,
    GuestChangeForm,
    GuestDeeds,
  ],
})
export class ReservationsModule {}
