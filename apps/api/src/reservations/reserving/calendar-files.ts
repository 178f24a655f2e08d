import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { guestLinkUrl } from '../../mail/rendering/guest-link.js';
import { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';
import { requireFound } from '../../platform/http/problems/require-found.js';
import { MailContextReader } from '../../mail/rendering/mail-context-reader.js';
import { type CalendarFile, toCalendarFile } from '../../mail/rendering/reservation-calendar.js';
import { GuestReservations } from '../guest-link/guest-reservations.js';

@Injectable()
export class CalendarFiles {
  constructor(
    private readonly source: DataSource,
    private readonly guestReservations: GuestReservations,
    private readonly mailContextReader: MailContextReader,
  ) {}

  /** Any client that knows the id may read it, so it contains neither data nor link of the guest. */
  async getReservationCalendarFile(id: string): Promise<CalendarFile> {
    const reservation = await this.source.manager.findOneBy(Reservation, { id });
    return requireFound(reservation && toCalendarFile(reservation, await this.readMailContext(reservation)));
  }

  /** `null` also while a visit waits for its confirmation or a table. */
  async getGuestCalendarFile(token: string): Promise<CalendarFile | null> {
    const linked = await this.guestReservations.findByToken(token);
    if (!linked || (linked.reservation.status === 'confirmed' && !linked.hasTable)) return null;
    const { reservation } = linked;
    const context = await this.readMailContext(reservation);
    return toCalendarFile(reservation, { ...context, guestUrl: guestLinkUrl(reservation, context) });
  }

  private readMailContext({ preferredLanguage }: Reservation): ReturnType<MailContextReader['readContext']> {
    return this.mailContextReader.readContext('reservation_cancelled', preferredLanguage);
  }
}
