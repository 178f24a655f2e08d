import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { instantOf } from '../clock/local-time.js';
import type { Reservation } from '../database/entities/reservation.entity.js';
import type { Venue } from '../site-content/venue.js';

const millisecondsPerMinute = 60_000;

/** The visit as an iCalendar file in UTC: date, place and length, and nothing about the guest. */
export function reservationCalendar(reservation: Reservation, venue: Venue, stamp: Date): string {
  const { id, date, startMinute, minutes, status } = reservation;
  const start = instantOf(date, startMinute);
  const calendar = ical({ prodId: { company: venue.name, product: 'Strapec' }, method: ICalCalendarMethod.PUBLISH });
  calendar.createEvent({
    id,
    stamp,
    start,
    // not the wall clock of its end: that may be shown twice or not at all in the night of a clock change
    end: new Date(start.getTime() + minutes * millisecondsPerMinute),
    summary: venue.name,
    location: `${venue.name}, ${venue.street}, ${venue.postalCode} ${venue.city}`,
    status: status === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return calendar.toString();
}
