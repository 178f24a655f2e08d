import ICAL from 'ical.js';
import type { ParsedMail } from 'mailparser';

/** One event as a mail or a file brings it. */
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

/** Reads an iCalendar file by a reader that is not the writer's. */
export function readCalendar(file: string): CalendarEvent {
  const calendar = new ICAL.Component(ICAL.parse(file) as never);
  const component = calendar.getFirstSubcomponent('vevent');
  if (!component) throw new Error('There is no event in the file');
  const text = (name: string): string | null => component.getFirstPropertyValue(name)?.toString() ?? null;
  return {
    method: String(calendar.getFirstPropertyValue('method')),
    uid: text('uid') ?? '',
    sequence: Number(text('sequence') ?? 0),
    stamp: text('dtstamp') ?? '',
    start: text('dtstart') ?? '',
    end: text('dtend') ?? '',
    status: text('status') ?? '',
    organizer: text('organizer'),
    attendees: component.getAllProperties('attendee').map((one) => ({
      address: String(one.getFirstValue()).toLowerCase(),
      partstat: String(one.getFirstParameter('partstat')),
      rsvp: String(one.getFirstParameter('rsvp')),
    })),
  };
}

/** The calendar part of a mail: the one that mail programs act on, not the file beside it; `null` where there is none. */
export function readCalendarPart({ attachments }: ParsedMail): CalendarEvent | null {
  const part = attachments.find(({ contentType }) => contentType === 'text/calendar');
  const file = attachments.find(({ contentType }) => contentType === 'application/ics');
  if (!part && !file) return null;
  if (!part || part.content.compare(file?.content ?? Buffer.alloc(0)) !== 0) throw new Error('Part and file differ');
  return readCalendar(part.content.toString());
}

/** A calendar program that does as RFC 5546 says: what is older than what it knows it takes no notice of. */
export class CalendarProgram {
  private readonly events = new Map<string, CalendarEvent>();

  receiveMail(mail: ParsedMail): void {
    const event = readCalendarPart(mail);
    if (!event) return;
    const knownEvent = this.events.get(event.uid);
    const isNewer =
      !knownEvent ||
      event.sequence > knownEvent.sequence ||
      (event.sequence === knownEvent.sequence && event.stamp > knownEvent.stamp);
    if (isNewer) this.events.set(event.uid, event);
  }

  /** From when to when its owner sees themselves engaged. */
  get busyTimes(): [string, string][] {
    const activeEvents = [...this.events.values()].filter(({ method }) => method !== 'CANCEL');
    return activeEvents.map(({ start, end }) => [start, end]);
  }
}
