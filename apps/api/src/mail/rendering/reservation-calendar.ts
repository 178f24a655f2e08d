import { isAgreed, regionKey, shortNameOf } from '@strapec/domain';
import ical, {
  ICalAlarmType,
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';
import { instantOf } from '../../platform/clock/local-time.js';
import type { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';
import { type BusinessDetails, locationOf } from '../../content/core/business-details.js';
import { mailText } from '../texts/mail-text.js';

const millisecondsPerMinute = 60_000;
const remindedBefore = 3 * 60 * 60; // seconds

interface CalendarSender {
  businessDetails: BusinessDetails;
  publicUrl: string;
  now: Date;
}

/** Programs accept a change only from the organizer, and only for an attendee. */
interface Parties {
  organizer: { name: string; address: string };
  guest: string;
  guestUrl: string;
}

export interface CalendarFile {
  content: string;
  filename: string;
}

export interface CalendarMail extends CalendarFile {
  method: 'REQUEST' | 'CANCEL';
}

const { PUBLISH, REQUEST, CANCEL } = ICalCalendarMethod;

/** Without the guest's address, and with the guest's link only where that is needed to open the file. */
export function reservationCalendar(
  reservation: Reservation,
  { organizer, guestUrl, ...by }: CalendarSender & Pick<Parties, 'organizer'> & { guestUrl?: string },
): CalendarFile | null {
  const method = methodOf(reservation, PUBLISH);
  const isOff = method === CANCEL; // a cancellation names its organizer (iTIP, RFC 5546)
  return method && calendarFile(reservation, by, { method, guestUrl, ...(isOff && { organizer }) });
}

export function calendarMail(reservation: Reservation, by: CalendarSender, parties: Parties): CalendarMail | null {
  const method = methodOf(reservation, REQUEST);
  return method && { method, ...calendarFile(reservation, by, { method, ...parties }) };
}

/** `null` for a visit that was never confirmed. */
function methodOf<Method>({ status, calendarSequence }: Reservation, agreed: Method): Method | typeof CANCEL | null {
  if (isAgreed(status)) return agreed;
  return calendarSequence === 0 ? null : CANCEL;
}

/** In UTC, always with the same UID. */
function calendarFile(
  reservation: Reservation,
  { businessDetails, publicUrl, now }: CalendarSender,
  { method, organizer, guest, guestUrl }: { method: ICalCalendarMethod } & Optional<Parties>,
): CalendarFile {
  const { id, date, startMinute, minutes, calendarSequence, partySize, preferredLanguage } = reservation;
  const start = instantOf(date, startMinute);
  const { name, phone } = businessDetails;
  const calendar = ical({ prodId: { company: name, product: shortNameOf(name) }, method });
  const event = calendar.createEvent({
    id: `${id}@${new URL(publicUrl).hostname}`,
    sequence: calendarSequence,
    stamp: now,
    start,
    // In the night of a clock change, the local end time may occur twice or not at all.
    end: new Date(start.getTime() + minutes * millisecondsPerMinute),
    summary: `${mailText(preferredLanguage, 'calendar.summary', { partySize })} — ${name}`,
    description: [phone, guestUrl].filter(Boolean).join('\n'),
    location: locationOf(businessDetails),
    status: method === CANCEL ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    alarms: method === CANCEL ? [] : [{ type: ICalAlarmType.display, triggerBefore: remindedBefore }],
  });
  if (organizer) event.organizer({ name: organizer.name, email: organizer.address });
  if (guest) event.createAttendee({ email: guest, ...accepted });
  return { content: calendar.toString(), filename: `${regionKey(shortNameOf(name)) || 'visit'}.ics` };
}

type Optional<Fields> = { [Field in keyof Fields]?: Fields[Field] | undefined };

/** The guest who has reserved does not have to accept. */
const accepted = { status: ICalAttendeeStatus.ACCEPTED, role: ICalAttendeeRole.REQ, rsvp: false };
