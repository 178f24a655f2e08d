import { isAgreed, regionKey, shortNameOf } from '@strapec/domain';
import ical, {
  ICalAlarmType,
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  type ICalCalendar,
  ICalEventStatus,
} from 'ical-generator';
import { instantOf } from '../../platform/clock/local-time.js';
import type { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';
import { type Venue, locationOf } from '../../content/core/venue.js';
import { mailText } from '../texts/mail-text.js';

const millisecondsPerMinute = 60_000;
const remindedBefore = 3 * 60 * 60; // seconds

/** By which house a visit is told, where it is at home in the web, and when. */
export interface ToldBy {
  venue: Venue;
  publicUrl: string;
  now: Date;
}

/** Between which addresses a calendar mail goes: programs believe a change only from the organizer, and only to an attendee. */
export interface Parties {
  organizer: { name: string; address: string };
  guest: string;
  /** Where the guest manages the reservation. */
  guestUrl: string;
}

type Optional<Fields> = { [Field in keyof Fields]?: Fields[Field] | undefined };

export interface CalendarFile {
  content: string;
  filename: string;
}

/** A visit as a mail program puts it into a calendar, changes it there, or strikes it out. */
export interface CalendarMail extends CalendarFile {
  method: 'REQUEST' | 'CANCEL';
}

const { PUBLISH, REQUEST, CANCEL } = ICalCalendarMethod;

const calendarFileName = ({ name }: Venue): string => `${regionKey(shortNameOf(name)) || 'visit'}.ics`;

/** The visit as a file, without the guest's address, and with the link only where nothing but that link opens the file. */
export function reservationCalendar(
  reservation: Reservation,
  { organizer, guestUrl, ...by }: ToldBy & Pick<Parties, 'organizer'> & { guestUrl?: string },
): CalendarFile | null {
  const method = methodOf(reservation, PUBLISH);
  const isOff = method === CANCEL; // by iTIP (RFC 5546) a cancellation names its organizer
  if (!method) return null;
  const content = calendarOf(reservation, by, { method, guestUrl, ...(isOff && { organizer }) }).toString();
  return { content, filename: calendarFileName(by.venue) };
}

/** The visit as a mail tells it to the guest's calendar. */
export function calendarMail(reservation: Reservation, by: ToldBy, parties: Parties): CalendarMail | null {
  const method = methodOf(reservation, REQUEST);
  if (!method) return null;
  return {
    method,
    content: calendarOf(reservation, by, { method, ...parties }).toString(),
    filename: calendarFileName(by.venue),
  };
}

/** A cancelled visit is struck out; `null` for a visit that was never agreed on: no calendar knows it. */
function methodOf<Method>({ status, calendarSequence }: Reservation, agreed: Method): Method | typeof CANCEL | null {
  if (isAgreed(status)) return agreed;
  return calendarSequence === 0 ? null : CANCEL;
}

/** One event in UTC, under one name for ever: date, place, length and how many, the telephone and, for the guest alone, the link. */
function calendarOf(
  reservation: Reservation,
  { venue, publicUrl, now }: ToldBy,
  { method, organizer, guest, guestUrl }: { method: ICalCalendarMethod } & Optional<Parties>,
): ICalCalendar {
  const { id, date, startMinute, minutes, calendarSequence, partySize, preferredLanguage } = reservation;
  const start = instantOf(date, startMinute);
  const isOff = method === CANCEL;
  const calendar = ical({ prodId: { company: venue.name, product: shortNameOf(venue.name) }, method });
  const event = calendar.createEvent({
    id: `${id}@${new URL(publicUrl).hostname}`,
    sequence: calendarSequence,
    stamp: now,
    start,
    // not the wall clock of its end: that may be shown twice or not at all in the night of a clock change
    end: new Date(start.getTime() + minutes * millisecondsPerMinute),
    summary: `${mailText(preferredLanguage, 'calendar.summary', { partySize })} — ${venue.name}`,
    description: [venue.phone, guestUrl].filter(Boolean).join('\n'),
    location: locationOf(venue),
    status: isOff ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    alarms: isOff ? [] : [{ type: ICalAlarmType.display, triggerBefore: remindedBefore }],
  });
  if (organizer) event.organizer({ name: organizer.name, email: organizer.address });
  if (guest) event.createAttendee({ email: guest, ...accepted });
  return calendar;
}

/** Whoever has reserved need not say again that they come. */
const accepted = { status: ICalAttendeeStatus.ACCEPTED, role: ICalAttendeeRole.REQ, rsvp: false };
