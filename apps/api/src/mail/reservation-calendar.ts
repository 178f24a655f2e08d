import type { ReservationStatus } from '@strapec/domain';
import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { instantOf } from '../clock/local-time.js';
import type { Reservation } from '../database/entities/reservation.entity.js';
import type { Venue } from '../site-content/venue.js';
import { mailText } from './texts/mail-text.js';

const millisecondsPerMinute = 60_000;
const remindedBefore = 3 * 60 * 60; // seconds

/** What is still to be approved may come to nothing, and the guest's calendar says so. */
const statuses: Partial<Record<ReservationStatus, ICalEventStatus>> = {
  pending_approval: ICalEventStatus.TENTATIVE,
  cancelled: ICalEventStatus.CANCELLED,
};

/** The visit as an iCalendar file in UTC: date, place, length and how many, the telephone, and nothing about the guest. */
export function reservationCalendar(reservation: Reservation, venue: Venue, stamp: Date): string {
  const { id, date, startMinute, minutes, status, partySize, preferredLanguage } = reservation;
  const start = instantOf(date, startMinute);
  const calendar = ical({ prodId: { company: venue.name, product: 'Strapec' }, method: ICalCalendarMethod.PUBLISH });
  calendar.createEvent({
    id,
    stamp,
    start,
    // not the wall clock of its end: that may be shown twice or not at all in the night of a clock change
    end: new Date(start.getTime() + minutes * millisecondsPerMinute),
    summary: `${mailText(preferredLanguage, 'calendar.summary', { partySize })} — ${venue.name}`,
    description: venue.phone,
    location: `${venue.name}, ${venue.street}, ${venue.postalCode} ${venue.city}`,
    status: statuses[status] ?? ICalEventStatus.CONFIRMED,
    alarms: [{ type: ICalAlarmType.display, triggerBefore: remindedBefore }],
  });
  return calendar.toString();
}
