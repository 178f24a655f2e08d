import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { AvailabilityModule } from '../availability/availability.module.js';
import { CaptchaModule } from '../captcha/captcha.module.js';
import { MailModule } from '../mail/mail.module.js';
import { SiteContentModule } from '../site-content/site-content.module.js';
import { CalendarController } from './calendar.controller.js';
import { CalendarService } from './calendar.service.js';
import { ChangeReservation } from './change-reservation.js';
import { EnterReservation } from './enter-reservation.js';
import { ReservationCalendars } from './reservation-calendars.js';
import { ReservationGate } from './reservation-gate.js';
import { ReservationsController } from './reservations.controller.js';
import { ReservationsService } from './reservations.service.js';
import { ReserveTable } from './reserve-table.js';
import { StaffReservationsController } from './staff-reservations.controller.js';
import { StaffReservationsService } from './staff-reservations.service.js';

@Module({
  imports: [AuditModule, AvailabilityModule, CaptchaModule, MailModule, SiteContentModule],
  controllers: [ReservationsController, StaffReservationsController, CalendarController],
  providers: [
    ReservationsService,
    ReservationGate,
    ReserveTable,
    ReservationCalendars,
    StaffReservationsService,
    EnterReservation,
    ChangeReservation,
    CalendarService,
  ],
})
export class ReservationsModule {}
