import { isAgreed } from '@strapec/domain';
import ical, {
  ICalAlarmType,
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  type ICalCalendar,
  ICalEventStatus,
} from 'ical-generator';
import { instantOf } from '../clock/local-time.js';
import type { Reservation } from '../database/entities/reservation.entity.js';
import type { Venue } from '../site-content/venue.js';
import { mailText } from './texts/mail-text.js';

const millisecondsPerMinute = 60_000;
const remindedBefore = 3 * 60 * 60; // seconds

/** By which house a visit is told, where it is at home in the web, and when. */
export interface ToldBy {
  venue: Venue;
  publicUrl: string;
  now: Date;
}

/** Between whom a calendar mail goes: programs believe a change only from whoever invited, and only to whoever is invited. */
export interface Parties {
  organizer: { name: string; address: string };
  guest: string;
}

/** A visit as a mail program puts it into a calendar, changes it there, or strikes it out. */
export interface CalendarMail {
  method: 'REQUEST' | 'CANCEL';
  content: string;
  filename: string;
}

export const calendarFileName = 'strapec.ics';

/** The visit as a file for whoever wants it in a calendar: nothing about the guest. */
export function reservationCalendar(reservation: Reservation, by: ToldBy): string {
  return calendarOf(reservation, by, { method: ICalCalendarMethod.PUBLISH }).toString();
}

/** The visit as a mail tells it to the guest's calendar; `null` for one that has never been agreed on: no calendar knows it. */
export function calendarMail(reservation: Reservation, by: ToldBy, parties: Parties): CalendarMail | null {
  const stands = isAgreed(reservation.status);
  if (!stands && reservation.calendarSequence === 0) return null;
  const method = stands ? ICalCalendarMethod.REQUEST : ICalCalendarMethod.CANCEL;
  const content = calendarOf(reservation, by, { method, ...parties }).toString();
  return { method, content, filename: calendarFileName };
}

/** One event in UTC, under one name for ever: date, place, length and how many, and the telephone. */
function calendarOf(
  reservation: Reservation,
  { venue, publicUrl, now }: ToldBy,
  { method, organizer, guest }: { method: ICalCalendarMethod } & Partial<Parties>,
): ICalCalendar {
  const { id, date, startMinute, minutes, calendarSequence, partySize, preferredLanguage } = reservation;
  const start = instantOf(date, startMinute);
  const isOff = method === ICalCalendarMethod.CANCEL;
  const calendar = ical({ prodId: { company: venue.name, product: 'Strapec' }, method });
  const event = calendar.createEvent({
    id: `${id}@${new URL(publicUrl).hostname}`,
    sequence: calendarSequence,
    stamp: now,
    start,
    // not the wall clock of its end: that may be shown twice or not at all in the night of a clock change
    end: new Date(start.getTime() + minutes * millisecondsPerMinute),
    summary: `${mailText(preferredLanguage, 'calendar.summary', { partySize })} — ${venue.name}`,
    description: venue.phone,
    location: `${venue.name}, ${venue.street}, ${venue.postalCode} ${venue.city}`,
    status: isOff ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    alarms: isOff ? [] : [{ type: ICalAlarmType.display, triggerBefore: remindedBefore }],
  });
  if (organizer) event.organizer({ name: organizer.name, email: organizer.address });
  if (guest) event.createAttendee({ email: guest, ...accepted });
  return calendar;
}

/** Whoever has reserved need not say again that they come. */
const accepted = { status: ICalAttendeeStatus.ACCEPTED, role: ICalAttendeeRole.REQ, rsvp: false };
