import {
  type OpeningHours,
  type Schedule,
  type ShownItem,
  type ShownMenu,
  type ShownServing,
  type SpecialDay,
  addDays,
  localizePath,
  datesInRange,
  daysBetween,
  menuPath,
  toCalendarMinute,
  minutesPerDay,
  minutesPerHour,
  openingHoursOn,
  listOpenPeriods,
  reservePaths,
  sortSectionsByKind,
  timeOfMinute,
  weekdays,
} from '@strapec/domain';
import type { PageState } from '../pages';
import { toInstant } from '../../shared/clock';
import { type PublicEvent, localizeEvent } from '../../shared/events/public-event';
import type { Site } from '../../shared/site/site';
import { toSharePictureUrl } from './document-values';

const schemaUrl = 'https://schema.org';

/** Spec §3. */
export function toRestaurantData(state: PageState, description: string): object {
  const { site, origin, language } = state;
  const { businessDetails } = site;
  const reserveUrl = origin + reservePaths[language];
  return {
    '@context': schemaUrl,
    '@type': ['BarOrPub', 'Restaurant'],
    '@id': `${origin}/#restaurant`,
    description,
    url: `${origin}/`,
    image: toSharePictureUrl(state),
    telephone: businessDetails.phone || undefined,
    email: businessDetails.email || undefined,
    ...toVenueData(site),
    openingHoursSpecification: toOpeningHoursData(site),
    ...toSpecialHoursData(site.venue.schedule),
    servesCuisine: businessDetails.cuisine || undefined,
    priceRange: businessDetails.priceRange || undefined,
    ...toCompanyData(businessDetails),
    acceptsReservations: reserveUrl,
    potentialAction: toReserveAction(reserveUrl),
    hasMenu: origin + localizePath(language, menuPath),
    sameAs: businessDetails.socialLinks.length > 0 ? businessDetails.socialLinks : undefined,
  };
}

const toReserveAction = (reserveUrl: string): object => ({
  '@type': 'ReserveAction',
  target: { '@type': 'EntryPoint', urlTemplate: `${reserveUrl}?date={date}&partySize={partySize}` },
  result: { '@type': 'FoodEstablishmentReservation' },
});

function toVenueData({ businessDetails }: Site): object {
  return {
    name: businessDetails.name,
    address: toPostalAddress(businessDetails),
    ...(businessDetails.latitude !== null && {
      geo: { '@type': 'GeoCoordinates', latitude: businessDetails.latitude, longitude: businessDetails.longitude },
    }),
  };
}

const toCompanyData = ({ companyName, companyId, companyTaxId }: Site['businessDetails']): object => ({
  legalName: companyName || undefined,
  identifier: companyId || undefined,
  taxID: companyTaxId || undefined,
});

function toPostalAddress(businessDetails: Site['businessDetails']): object {
  return {
    '@type': 'PostalAddress',
    streetAddress: businessDetails.street || undefined,
    postalCode: businessDetails.postalCode || undefined,
    addressLocality: businessDetails.city || undefined,
    addressCountry: businessDetails.country,
  };
}

function toOpeningHoursData({ venue }: Site): object[] {
  return weekdays.flatMap((weekday) => {
    const hours = venue.schedule.weeks[0]?.value[weekday];
    const dayOfWeek = `${schemaUrl}/${weekday[0]?.toUpperCase()}${weekday.slice(1)}`;
    return hours ? listOpenPeriods(hours).map((opening) => toHoursData({ dayOfWeek }, opening)) : [];
  });
}

const toHoursData = (validity: object, { opens, closes }: Pick<OpeningHours, 'opens' | 'closes'>): object => ({
  '@type': 'OpeningHoursSpecification',
  ...validity,
  opens: timeOfMinute(opens),
  closes: timeOfMinute(closes % minutesPerDay),
});

/** A day that begins and ends at midnight is closed. */
export function toSpecialHoursData(schedule: Schedule): object {
  const entries = separateSpecialDays(schedule).flatMap(({ from, to, hours }) => {
    const openings = hours ? listOpenPeriods(hours) : [{ opens: 0, closes: 0 }];
    return openings.map((opening) => toHoursData({ validFrom: from, validThrough: to }, opening));
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

export function toMenuData(menu: ShownMenu, { origin, path, language }: PageState, name: string): object {
  return {
    '@context': schemaUrl,
    '@type': 'Menu',
    name,
    url: origin + localizePath(language, path),
    inLanguage: language,
    hasMenuSection: sortSectionsByKind(menu).map(({ name, items }) => ({
      '@type': 'MenuSection',
      name,
      hasMenuItem: items.map(toItemData),
    })),
  };
}

function toItemData({ name, text, wine, servings }: ShownItem): object {
  return {
    '@type': 'MenuItem',
    name: [name, wine?.vintage, wine?.producer].filter(Boolean).join(', '),
    ...(text && { description: text }),
    ...(wine?.isVegan && { suitableForDiet: `${schemaUrl}/VeganDiet` }),
    ...(wine?.energyKj && {
      nutrition: { '@type': 'NutritionInformation', servingSize: '100 ml', calories: `${wine.energyKj} kJ` },
    }),
    offers: servings.map(toServingData),
  };
}

function toServingData({ volumeMl, priceCents, isSoldOut }: ShownServing): object {
  const quantity = { '@type': 'QuantitativeValue', value: volumeMl, unitCode: 'MLT' };
  return toOfferData(priceCents, isSoldOut, volumeMl === null ? {} : { eligibleQuantity: quantity });
}

const toOfferData = (cents: number, isSoldOut: boolean, details: object): object => ({
  '@type': 'Offer',
  price: (cents / 100).toFixed(2),
  priceCurrency: 'EUR',
  availability: `${schemaUrl}/${isSoldOut ? 'SoldOut' : 'InStock'}`,
  ...details,
});

export function toEventsData(state: PageState): object {
  const events = state.events ?? [];
  return { '@context': schemaUrl, '@graph': events.map((event) => toEventData(event, state)) };
}

function toEventData(event: PublicEvent, state: PageState): object {
  const { site, origin, path, language } = state;
  const { title, description, lang } = localizeEvent(event, language);
  const url = origin + localizePath(language, path);
  return {
    '@type': 'Event',
    name: title,
    description,
    inLanguage: lang,
    startDate: toInstant(event.date, toCalendarMinute(event.time)),
    endDate: toEventEnd(event),
    eventStatus: `${schemaUrl}/EventScheduled`,
    eventAttendanceMode: `${schemaUrl}/OfflineEventAttendanceMode`,
    image: event.imageUrl ? new URL(event.imageUrl, origin).href : toSharePictureUrl(state),
    url,
    location: { '@type': 'Place', ...toVenueData(site) },
    organizer: { '@type': 'Organization', name: site.businessDetails.name, url: `${origin}/` },
    maximumAttendeeCapacity: event.maxCapacity,
    remainingAttendeeCapacity: event.spotsAvailable,
    ...(event.pricePerPerson !== null && {
      offers: toOfferData(event.pricePerPerson, event.spotsAvailable <= 0, { url }),
    }),
  };
}

function toEventEnd({ date, time, duration }: PublicEvent): string {
  const end = toCalendarMinute(time) + duration * minutesPerHour;
  return toInstant(addDays(date, Math.floor(end / minutesPerDay)), end % minutesPerDay);
}
