import {
  type OpeningHours,
  type Schedule,
  type ShownItem,
  type ShownMenu,
  type ShownServing,
  type SpecialDay,
  addDays,
  localizedPath,
  datesInRange,
  daysBetween,
  menuPath,
  minuteSinceMidnight,
  minutesPerDay,
  minutesPerHour,
  openingHoursOn,
  openPeriodsOf,
  reservePaths,
  sortSectionsByKind,
  timeOfMinute,
  weekdays,
} from '@strapec/domain';
import type { PageState } from '../pages';
import { toInstant } from '../../shared/clock';
import { type PublicEvent, localizeEvent } from '../../shared/events/public-event';
import type { Site } from '../../shared/site/site';
import { sharePictureUrl } from './document-values';

const schema = 'https://schema.org';

/** Spec §3. */
export function restaurantData(state: PageState, description: string): object {
  const { site, origin, language } = state;
  const { businessDetails } = site;
  const reserveUrl = origin + reservePaths[language];
  return {
    '@context': schema,
    '@type': ['BarOrPub', 'Restaurant'],
    '@id': `${origin}/#restaurant`,
    description,
    url: `${origin}/`,
    image: sharePictureUrl(state),
    telephone: businessDetails.phone || undefined,
    email: businessDetails.email || undefined,
    ...venueData(site),
    openingHoursSpecification: openingHoursData(site),
    ...specialHoursData(site.venue.schedule),
    servesCuisine: businessDetails.cuisine || undefined,
    priceRange: businessDetails.priceRange || undefined,
    ...companyData(businessDetails),
    acceptsReservations: reserveUrl,
    potentialAction: reserveAction(reserveUrl),
    hasMenu: origin + localizedPath(language, menuPath),
    sameAs: businessDetails.socialLinks.length > 0 ? businessDetails.socialLinks : undefined,
  };
}

const reserveAction = (reserveUrl: string): object => ({
  '@type': 'ReserveAction',
  target: { '@type': 'EntryPoint', urlTemplate: `${reserveUrl}?date={date}&partySize={partySize}` },
  result: { '@type': 'FoodEstablishmentReservation' },
});

function venueData({ businessDetails }: Site): object {
  return {
    name: businessDetails.name,
    address: postalAddress(businessDetails),
    ...(businessDetails.latitude !== null && {
      geo: { '@type': 'GeoCoordinates', latitude: businessDetails.latitude, longitude: businessDetails.longitude },
    }),
  };
}

const companyData = ({ companyName, companyId, companyTaxId }: Site['businessDetails']): object => ({
  legalName: companyName || undefined,
  identifier: companyId || undefined,
  taxID: companyTaxId || undefined,
});

function postalAddress(businessDetails: Site['businessDetails']): object {
  return {
    '@type': 'PostalAddress',
    streetAddress: businessDetails.street || undefined,
    postalCode: businessDetails.postalCode || undefined,
    addressLocality: businessDetails.city || undefined,
    addressCountry: businessDetails.country,
  };
}

function openingHoursData({ venue }: Site): object[] {
  return weekdays.flatMap((weekday) => {
    const hours = venue.schedule.weeks[0]?.value[weekday];
    const dayOfWeek = `${schema}/${weekday[0]?.toUpperCase()}${weekday.slice(1)}`;
    return hours ? openPeriodsOf(hours).map((opening) => hoursData({ dayOfWeek }, opening)) : [];
  });
}

const hoursData = (when: object, { opens, closes }: Pick<OpeningHours, 'opens' | 'closes'>): object => ({
  '@type': 'OpeningHoursSpecification',
  ...when,
  opens: timeOfMinute(opens),
  closes: timeOfMinute(closes % minutesPerDay),
});

/** A day that begins and ends at midnight is closed. */
export function specialHoursData(schedule: Schedule): object {
  const entries = separateSpecialDays(schedule).flatMap(({ from, to, hours }) => {
    const openings = hours ? openPeriodsOf(hours) : [{ opens: 0, closes: 0 }];
    return openings.map((opening) => hoursData({ validFrom: from, validThrough: to }, opening));
  });
  return entries.length > 0 ? { specialOpeningHoursSpecification: entries } : {};
}

/** Each date once: search engines cannot choose between two entries. */
function separateSpecialDays(schedule: Schedule): SpecialDay[] {
  const dates = [...new Set(schedule.specialDays.flatMap(({ from, to }) => datesInRange(from, to)))].sort();
  const days = dates.map((date) => ({ from: date, to: date, hours: openingHoursOn(date, schedule) }));
  return days.reduce<SpecialDay[]>((mergedDays, day) => {
    const last = mergedDays.at(-1);
    if (last?.hours !== day.hours || daysBetween(last.to, day.from) > 1) return [...mergedDays, day];
    return [...mergedDays.slice(0, -1), { ...last, to: day.to }];
  }, []);
}

export function menuData(menu: ShownMenu, { origin, path, language }: PageState, name: string): object {
  return {
    '@context': schema,
    '@type': 'Menu',
    name,
    url: origin + localizedPath(language, path),
    inLanguage: language,
    hasMenuSection: sortSectionsByKind(menu).map(({ name, items }) => ({
      '@type': 'MenuSection',
      name,
      hasMenuItem: items.map(itemData),
    })),
  };
}

function itemData({ name, text, wine, servings }: ShownItem): object {
  return {
    '@type': 'MenuItem',
    name: [name, wine?.vintage, wine?.producer].filter(Boolean).join(', '),
    ...(text && { description: text }),
    ...(wine?.isVegan && { suitableForDiet: `${schema}/VeganDiet` }),
    ...(wine?.energyKj && {
      nutrition: { '@type': 'NutritionInformation', servingSize: '100 ml', calories: `${wine.energyKj} kJ` },
    }),
    offers: servings.map(servingData),
  };
}

function servingData({ volumeMl, priceCents, isSoldOut }: ShownServing): object {
  const quantity = { '@type': 'QuantitativeValue', value: volumeMl, unitCode: 'MLT' };
  return offerData(priceCents, isSoldOut, volumeMl === null ? {} : { eligibleQuantity: quantity });
}

const offerData = (cents: number, isSoldOut: boolean, details: object): object => ({
  '@type': 'Offer',
  price: (cents / 100).toFixed(2),
  priceCurrency: 'EUR',
  availability: `${schema}/${isSoldOut ? 'SoldOut' : 'InStock'}`,
  ...details,
});

export function eventsData(state: PageState): object {
  const events = state.events ?? [];
  return { '@context': schema, '@graph': events.map((event) => eventData(event, state)) };
}

function eventData(event: PublicEvent, state: PageState): object {
  const { site, origin, path, language } = state;
  const { title, description, lang } = localizeEvent(event, language);
  const address = origin + localizedPath(language, path);
  return {
    '@type': 'Event',
    name: title,
    description,
    inLanguage: lang,
    startDate: toInstant(event.date, minuteSinceMidnight(event.time)),
    endDate: eventEnd(event),
    eventStatus: `${schema}/EventScheduled`,
    eventAttendanceMode: `${schema}/OfflineEventAttendanceMode`,
    image: event.imageUrl ? new URL(event.imageUrl, origin).href : sharePictureUrl(state),
    url: address,
    location: { '@type': 'Place', ...venueData(site) },
    organizer: { '@type': 'Organization', name: site.businessDetails.name, url: `${origin}/` },
    maximumAttendeeCapacity: event.maxCapacity,
    remainingAttendeeCapacity: event.spotsAvailable,
    ...(event.pricePerPerson !== null && {
      offers: offerData(event.pricePerPerson, event.spotsAvailable <= 0, { url: address }),
    }),
  };
}

function eventEnd({ date, time, duration }: PublicEvent): string {
  const end = minuteSinceMidnight(time) + duration * minutesPerHour;
  return toInstant(addDays(date, Math.floor(end / minutesPerDay)), end % minutesPerDay);
}
