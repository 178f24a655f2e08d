import { minutesPerDay, minutesPerHour, addDays, minuteOfClock } from '@strapec/domain';
import { instantOf } from '../../shared/clock';
import { type PublicEvent, eventTexts } from '../../shared/events/public-event';
import type { PageState } from '../page-state';
import { pathInLanguage } from '../../shared/i18n/language-store';
import { sharePicture } from './share-picture';
import { place } from './structured-data';

/** The upcoming events as schema.org knows them. */
export function eventsData(state: PageState): object {
  const events = state.events ?? [];
  return { '@context': 'https://schema.org', '@graph': events.map((event) => eventData(event, state)) };
}

function eventData(event: PublicEvent, state: PageState): object {
  const { site, origin, path, language } = state;
  const { title, description, lang } = eventTexts(event, language);
  const address = origin + pathInLanguage(path, language);
  return {
    '@type': 'Event',
    name: title,
    description,
    inLanguage: lang,
    startDate: instantOf(event.date, minuteOfClock(event.time)),
    endDate: endOf(event),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    image: event.imageUrl ? new URL(event.imageUrl, origin).href : sharePicture(state),
    url: address,
    location: { '@type': 'Place', ...place(site) },
    organizer: { '@type': 'Organization', name: site.venue.name, url: `${origin}/` },
    maximumAttendeeCapacity: event.maxCapacity,
    remainingAttendeeCapacity: event.spotsAvailable,
    ...(event.pricePerPerson !== null && { offers: offer(event, event.pricePerPerson, address) }),
  };
}

function endOf({ date, time, duration }: PublicEvent): string {
  const end = minuteOfClock(time) + duration * minutesPerHour;
  return instantOf(addDays(date, Math.floor(end / minutesPerDay)), end % minutesPerDay);
}

function offer({ spotsAvailable }: PublicEvent, cents: number, url: string): object {
  const availability = spotsAvailable > 0 ? 'InStock' : 'SoldOut';
  return {
    '@type': 'Offer',
    price: (cents / 100).toFixed(2),
    priceCurrency: 'EUR',
    availability: `https://schema.org/${availability}`,
    url,
  };
}
