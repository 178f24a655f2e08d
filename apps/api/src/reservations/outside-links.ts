import { instantOf } from '../clock/local-time.js';
import type { StoredVisit } from '../clock/visit-times.js';
import type { Venue } from '../content/venue.js';

/** A link that leads out of the house. */
export interface OutsideLink {
  name: string;
  url: string;
}

/** Where navigation begins: nothing but the house stands in it. */
export function directionsTo({ latitude, longitude }: Venue): OutsideLink[] {
  const place = `${latitude},${longitude}`;
  return [
    { name: 'OpenStreetMap', url: `https://www.openstreetmap.org/directions?to=${place}` },
    { name: 'Google Maps', url: `https://www.google.com/maps/dir/?api=1&destination=${place}` },
    { name: 'Apple Maps', url: `https://maps.apple.com/?daddr=${place}` },
    { name: 'Waze', url: `https://www.waze.com/ul?ll=${place}&navigate=yes` },
  ];
}

const minute = 60_000; // milliseconds

/** Calendars that take a visit by an address; the guest's link is not told to them. */
export function calendarsFor(visit: StoredVisit, summary: string, venue: Venue): OutsideLink[] {
  const start = instantOf(visit.date, visit.startMinute);
  const [from, until] = [start, new Date(start.getTime() + visit.minutes * minute)].map((instant) =>
    instant.toISOString().replace('.000', ''),
  ) as [string, string];
  const location = `${venue.name}, ${venue.street}, ${venue.postalCode} ${venue.city}`;
  const short = (instant: string): string => instant.replaceAll(/[-:]/g, '');
  const google = { action: 'TEMPLATE', text: summary, dates: `${short(from)}/${short(until)}`, location };
  const outlook = { rru: 'addevent', subject: summary, startdt: from, enddt: until, location };
  return [
    { name: 'Google', url: `https://calendar.google.com/calendar/render?${String(new URLSearchParams(google))}` },
    {
      name: 'Outlook',
      url: `https://outlook.live.com/calendar/0/deeplink/compose?${String(new URLSearchParams(outlook))}`,
    },
  ];
}
