import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { guestUrl } from '../../mail/rendering/guest-link.js';
import { SignedLinks } from '../../platform/config/signed-links.js';
import { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';
import { requireFound } from '../../platform/http/problems/require-found.js';
import { MailContexts } from '../../mail/rendering/mail-contexts.js';
import { type CalendarFile, reservationCalendar } from '../../mail/rendering/reservation-calendar.js';
import { GuestReservations } from '../guest-link/guest-reservations.js';

@Injectable()
export class ReservationCalendars {
  constructor(
    private readonly source: DataSource,
    private readonly guests: GuestReservations,
    private readonly scenes: MailContexts,
    private readonly links: SignedLinks,
  ) {}

  /** Any client that knows the id may read it, so it contains neither data nor link of the guest. */
  async getReservationCalendar(id: string): Promise<CalendarFile> {
    const reservation = await this.source.manager.findOneBy(Reservation, { id });
    return requireFound(reservation && reservationCalendar(reservation, await this.sceneOf(reservation)));
  }

  /** `null` also while a visit waits for its confirmation or a table. */
  async getGuestCalendar(token: string): Promise<CalendarFile | null> {
    const linked = await this.guests.findByTokenOrNull(token);
    if (!linked || (linked.reservation.status === 'confirmed' && !linked.hasTable)) return null;
    const { reservation } = linked;
    const scene = await this.sceneOf(reservation);
    const url = guestUrl(reservation, { links: this.links, publicUrl: scene.publicUrl });
    return reservationCalendar(reservation, { ...scene, guestUrl: url });
  }

  private sceneOf({ preferredLanguage }: Reservation): ReturnType<MailContexts['readContext']> {
    return this.scenes.readContext('reservation_cancelled', preferredLanguage);
  }
}
