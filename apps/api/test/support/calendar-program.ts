import ICAL from 'ical.js';
import type { ParsedMail } from 'mailparser';

/** The event of an iCalendar file. */
export interface CalendarEvent {
  method: string;
  uid: string;
  sequence: number;
  stamp: string;
  /** UTC, `2026-12-04T17:30:00Z`. */
  start: string;
  end: string;
  status: string;
  organizer: string | null;
  attendees: { address: string; partstat: string; rsvp: string }[];
}

/** Reads an iCalendar file by a library that the application does not use. */
export function parseCalendarEvent(calendarText: string): CalendarEvent {
  const calendar = new ICAL.Component(ICAL.parse(calendarText) as never);
  const event = calendar.getFirstSubcomponent('vevent');
  if (!event) throw new Error('There is no event in the file');
  const readProperty = (name: string): string | null => event.getFirstPropertyValue(name)?.toString() ?? null;
  return {
    method: String(calendar.getFirstPropertyValue('method')),
    uid: readProperty('uid') ?? '',
    sequence: Number(readProperty('sequence') ?? 0),
    stamp: readProperty('dtstamp') ?? '',
    start: readProperty('dtstart') ?? '',
    end: readProperty('dtend') ?? '',
    status: readProperty('status') ?? '',
    organizer: readProperty('organizer'),
    attendees: event.getAllProperties('attendee').map((attendee) => ({
      address: String(attendee.getFirstValue()).toLowerCase(),
      partstat: String(attendee.getFirstParameter('partstat')),
      rsvp: String(attendee.getFirstParameter('rsvp')),
    })),
  };
}

/** The event of the calendar part that mail programs act on; `null` without one. Requires the attached file to be equal. */
export function readCalendarEvent({ attachments }: ParsedMail): CalendarEvent | null {
  const part = attachments.find(({ contentType }) => contentType === 'text/calendar');
  const file = attachments.find(({ contentType }) => contentType === 'application/ics');
  if (!part && !file) return null;
  if (!part || part.content.compare(file?.content ?? Buffer.alloc(0)) !== 0) throw new Error('Part and file differ');
  return parseCalendarEvent(part.content.toString());
}

/** A calendar program as in RFC 5546: it ignores an event that is older than the one it knows. */
export class CalendarProgram {
  private readonly events = new Map<string, CalendarEvent>();

  receiveMail(mail: ParsedMail): void {
    const event = readCalendarEvent(mail);
    if (!event) return;
    const knownEvent = this.events.get(event.uid);
    const isNewer =
      !knownEvent ||
      event.sequence > knownEvent.sequence ||
      (event.sequence === knownEvent.sequence && event.stamp > knownEvent.stamp);
    if (isNewer) this.events.set(event.uid, event);
  }

  /** Start and end of each event in the owner's calendar. */
  get busyTimes(): [string, string][] {
    const activeEvents = [...this.events.values()].filter(({ method }) => method !== 'CANCEL');
    return activeEvents.map(({ start, end }) => [start, end]);
  }
}
