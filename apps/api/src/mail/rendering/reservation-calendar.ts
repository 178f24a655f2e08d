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
import { type BusinessDetails, nameAndAddress } from '../../content/core/business-details.js';
import { mailText } from '../texts/mail-text.js';

const millisecondsPerMinute = 60_000;
const reminderSeconds = 3 * 60 * 60; // seconds

interface CalendarSender {
  businessDetails: BusinessDetails;
  publicUrl: string;
  now: Date;
}

/** Programs accept a change only from the organizer, and only for an attendee. */
interface CalendarContacts {
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
  { organizer, guestUrl, ...sender }: CalendarSender & Pick<CalendarContacts, 'organizer'> & { guestUrl?: string },
): CalendarFile | null {
  const method = calendarMethod(reservation, PUBLISH);
  const isCancelled = method === CANCEL; // a cancellation names its organizer (iTIP, RFC 5546)
  return method && createCalendarFile(reservation, sender, { method, guestUrl, ...(isCancelled && { organizer }) });
}

export function calendarMail(
  reservation: Reservation,
  sender: CalendarSender,
  contacts: CalendarContacts,
): CalendarMail | null {
  const method = calendarMethod(reservation, REQUEST);
  return method && { method, ...createCalendarFile(reservation, sender, { method, ...contacts }) };
}

/** `null` for a visit that was never confirmed. */
function calendarMethod<Method>(reservation: Reservation, usualMethod: Method): Method | typeof CANCEL | null {
  if (isAgreed(reservation.status)) return usualMethod;
  return reservation.calendarSequence === 0 ? null : CANCEL;
}

/** In UTC, always with the same UID. */
function createCalendarFile(
  reservation: Reservation,
  { businessDetails, publicUrl, now }: CalendarSender,
  { method, organizer, guest, guestUrl }: { method: ICalCalendarMethod } & Optional<CalendarContacts>,
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
    location: nameAndAddress(businessDetails),
    status: method === CANCEL ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    alarms: method === CANCEL ? [] : [{ type: ICalAlarmType.display, triggerBefore: reminderSeconds }],
  });
  if (organizer) event.organizer({ name: organizer.name, email: organizer.address });
  if (guest) event.createAttendee({ email: guest, ...acceptedAttendee });
  return { content: calendar.toString(), filename: `${regionKey(shortNameOf(name)) || 'visit'}.ics` };
}

type Optional<Fields> = { [Field in keyof Fields]?: Fields[Field] | undefined };

/** The guest who has reserved does not have to accept. */
const acceptedAttendee = { status: ICalAttendeeStatus.ACCEPTED, role: ICalAttendeeRole.REQ, rsvp: false };
