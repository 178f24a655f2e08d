import {
  type OpeningHours,
  type Schedule,
  type SpecialDay,
  addressIn,
  datesBetween,
  daysBetween,
  menuPath,
  minutesPerDay,
  openingHoursOn,
  openingsOf,
  reservePaths,
  timeOfMinute,
  weekdays,
} from '@strapec/domain';
import type { Site } from '../../shared/site/site';
import type { PageState } from '../page-state';
import { sharePicture } from './share-picture';

/** The bar in schema.org terms (spec §3, "Structured site data"). */
export function structuredData(state: PageState, description: string): object {
  const { site, origin, language } = state;
  const { businessDetails } = site;
  const reserveUrl = origin + reservePaths[language];
  return {
    '@context': 'https://schema.org',
    '@type': ['BarOrPub', 'Restaurant'],
    '@id': `${origin}/#restaurant`,
    description,
    url: `${origin}/`,
    image: sharePicture(state),
    telephone: businessDetails.phone || undefined,
    email: businessDetails.email || undefined,
    ...place(site),
    openingHoursSpecification: openingHours(site),
    ...specialOpeningHours(site.venue.schedule),
    servesCuisine: businessDetails.cuisine || undefined,
    priceRange: businessDetails.priceRange || undefined,
    ...company(businessDetails),
    acceptsReservations: reserveUrl,
    potentialAction: reserveAction(reserveUrl),
    hasMenu: origin + addressIn(language, menuPath),
    sameAs: businessDetails.socialLinks.length > 0 ? businessDetails.socialLinks : undefined,
  };
}

/**
 * The address by which another program reserves a table: the page takes date and party from it and shows the free
 * times.
 */
const reserveAction = (reserveUrl: string): object => ({
  '@type': 'ReserveAction',
  target: { '@type': 'EntryPoint', urlTemplate: `${reserveUrl}?date={date}&partySize={partySize}` },
  result: { '@type': 'FoodEstablishmentReservation' },
});

export function place({ businessDetails }: Site): object {
  return {
    name: businessDetails.name,
    address: postalAddress(businessDetails),
    ...(businessDetails.latitude !== null && {
      geo: { '@type': 'GeoCoordinates', latitude: businessDetails.latitude, longitude: businessDetails.longitude },
    }),
  };
}

/** The company that runs the bar, where its data is filled in. */
const company = ({ companyName, companyId, companyTaxId }: Site['businessDetails']): object => ({
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

/** The week that contains today, which is the first one in the page's data. */
function openingHours({ venue }: Site): object[] {
  return weekdays.flatMap((weekday) => {
    const hours = venue.schedule.weeks[0]?.value[weekday];
    const dayOfWeek = `https://schema.org/${weekday[0]?.toUpperCase()}${weekday.slice(1)}`;
    return hours ? openingsOf(hours).map((opening) => hoursSpecification({ dayOfWeek }, opening)) : [];
  });
}

const hoursSpecification = (when: object, { opens, closes }: Pick<OpeningHours, 'opens' | 'closes'>): object => ({
  '@type': 'OpeningHoursSpecification',
  ...when,
  opens: timeOfMinute(opens),
  closes: timeOfMinute(closes % minutesPerDay),
});

/** The days that differ from the week. A day that begins and ends at midnight is closed. Empty if there are none. */
export function specialOpeningHours(schedule: Schedule): object {
  const specialDays = apart(schedule).flatMap(({ from, to, hours }) => {
    const openings = hours ? openingsOf(hours) : [{ opens: 0, closes: 0 }];
    return openings.map((opening) => hoursSpecification({ validFrom: from, validThrough: to }, opening));
  });
  return specialDays.length > 0 ? { specialOpeningHoursSpecification: specialDays } : {};
}

/** The special days with each date once: if two days name the same date, search engines do not know which one holds. */
function apart(schedule: Schedule): SpecialDay[] {
  const dates = [...new Set(schedule.specialDays.flatMap(({ from, to }) => datesBetween(from, to)))].sort();
  const days = dates.map((date) => ({ from: date, to: date, hours: openingHoursOn(date, schedule) }));
  return days.reduce<SpecialDay[]>((runs, day) => {
    const last = runs.at(-1);
    if (last?.hours !== day.hours || daysBetween(last.to, day.from) > 1) return [...runs, day];
    return [...runs.slice(0, -1), { ...last, to: day.to }];
  }, []);
}
