import { countsAsConfirmed, toSlug, shortNameOf } from '@strapec/domain';
import ical, {
  ICalAlarmType,
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
} from 'ical-generator';
import { addMinutes, instantOf } from '../../platform/clock/local-time.js';
import type { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';
import { type BusinessDetails, formatNameAndAddress } from '../../content/core/business-details.js';
import { mailText } from '../texts/mail-text.js';

const reminderSeconds = 3 * 60 * 60; // seconds

interface CalendarContext {
  businessDetails: BusinessDetails;
  publicUrl: string;
  now: Date;
  organizer: { name: string; address: string };
  /** Only in a mail: without it, the file contains no address of the guest. */
  guestEmail?: string;
  guestUrl?: string;
}

export interface CalendarFile {
  content: string;
  filename: string;
  method: ICalCalendarMethod;
}

const { PUBLISH, REQUEST, CANCEL } = ICalCalendarMethod;

/** `null` for a visit that was never confirmed. */
export function toCalendarFile(reservation: Reservation, context: CalendarContext): CalendarFile | null {
  const { organizer, guestEmail } = context;
  const method = findCalendarMethod(reservation, guestEmail);
  if (!method) return null;
  const { name } = context.businessDetails;
  const calendar = ical({ prodId: { company: name, product: shortNameOf(name) }, method });
  const event = calendar.createEvent(toCalendarEvent(reservation, context, method === CANCEL));
  // Programs accept a change only from the organizer, and only for an attendee (iTIP, RFC 5546).
  if (method !== PUBLISH) event.organizer({ name: organizer.name, email: organizer.address });
  if (guestEmail) event.createAttendee({ email: guestEmail, ...acceptedAttendee });
  return { method, content: calendar.toString(), filename: `${toSlug(shortNameOf(name)) || 'visit'}.ics` };
}

function findCalendarMethod({ status, calendarSequence }: Reservation, guestEmail?: string): ICalCalendarMethod | null {
  if (countsAsConfirmed(status)) return guestEmail ? REQUEST : PUBLISH;
  return calendarSequence === 0 ? null : CANCEL;
}

/** In UTC, always with the same UID. */
function toCalendarEvent(
  reservation: Reservation,
  { businessDetails, publicUrl, now, guestUrl }: CalendarContext,
  isCancelled: boolean,
): ICalEventData {
  const { id, date, startMinute, minutes, calendarSequence, partySize, preferredLanguage } = reservation;
  const start = instantOf(date, startMinute);
  const { name, phone } = businessDetails;
  return {
    id: `${id}@${new URL(publicUrl).hostname}`,
    sequence: calendarSequence,
    stamp: now,
    start,
    // In the night of a clock change, the local end time may occur twice or not at all.
    end: addMinutes(start, minutes),
    summary: `${mailText(preferredLanguage, 'calendar.summary', { partySize })} — ${name}`,
    description: [phone, guestUrl].filter(Boolean).join('\n'),
    location: formatNameAndAddress(businessDetails),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    alarms: isCancelled ? [] : [{ type: ICalAlarmType.display, triggerBefore: reminderSeconds }],
  };
}

/** The guest who has reserved does not have to accept. */
const acceptedAttendee = { status: ICalAttendeeStatus.ACCEPTED, role: ICalAttendeeRole.REQ, rsvp: false };
