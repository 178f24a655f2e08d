import { isAgreed } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../clock/clock.js';
import { Settings } from '../config/settings.js';
import { Reservation } from '../database/entities/reservation.entity.js';
import { Problem } from '../http/problem.js';
import { Venues } from '../site-content/venues.js';
import { reservationCalendar } from '../mail/reservation-calendar.js';

/** Calendar files for guests; whoever knows the id may have the file, so it tells nothing about the guest. */
@Injectable()
export class ReservationCalendars {
  constructor(
    private readonly source: DataSource,
    private readonly venues: Venues,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  /** Throws `not_found` for an unknown id, and for a visit that is not agreed on: nothing is to be put into a calendar. */
  async getReservationCalendar(id: string): Promise<string> {
    const reservation = await this.source.manager.findOneBy(Reservation, { id });
    if (!reservation || !isAgreed(reservation.status)) throw new Problem('not_found');
    const venue = await this.venues.inLanguage(reservation.preferredLanguage);
    const { publicUrl } = this.settings;
    return reservationCalendar(reservation, { venue, publicUrl, now: this.clock.now() });
  }
}
