import type { VenueDto } from '@strapec/contracts';
import { addDays, minuteOfTime, minutesPerDay } from '@strapec/domain';
import { instantOf } from '../../shared/clock';
import type { SavedReservation } from './use-send-reservation';

/** Calendars that take a visit by an address, where a file does nothing: as the guest's page has them. The guest's own link is not told to them. */
export function calendarsFor({ date, time, duration }: SavedReservation, title: string, venue: VenueDto) {
  const start = minuteOfTime(time);
  const local = instantOf(addDays(date, Math.floor(start / minutesPerDay)), start % minutesPerDay);
  const [from, until] = [0, duration].map((hours) =>
    new Date(Date.parse(local) + hours * 3_600_000).toISOString().replace('.000', ''),
  ) as [string, string];
  const location = `${venue.name}, ${venue.street}, ${venue.postalCode} ${venue.city}`;
  const dates = `${from}/${until}`.replaceAll(/[-:]/g, '');
  const google = new URLSearchParams({ action: 'TEMPLATE', text: title, dates, location });
  const outlook = new URLSearchParams({ rru: 'addevent', subject: title, startdt: from, enddt: until, location });
  return [
    { name: 'Google', url: `https://calendar.google.com/calendar/render?${google}` },
    { name: 'Outlook', url: `https://outlook.live.com/calendar/0/deeplink/compose?${outlook}` },
  ];
}
