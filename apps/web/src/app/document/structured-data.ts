import type { Site } from '../../shared/site/site';

/** The house as schema.org knows it (spec §3, "Structured site data"). */
export function structuredData(site: Site, origin: string, description: string): object {
  const { venue } = site;
  return {
    '@context': 'https://schema.org',
    '@type': ['BarOrPub', 'Restaurant'],
    description,
    url: `${origin}/`,
    image: `${origin}/images/share.jpg`,
    telephone: venue.phone,
    email: venue.email,
    ...place(site),
    openingHoursSpecification: openingHours(site),
    servesCuisine: 'finger food',
    priceRange: '€€€',
    acceptsReservations: true,
    hasMenu: `${origin}/wine-menu`,
    sameAs: venue.socialLinks,
  };
}

/** The house as a place that things happen at. */
export function place({ venue }: Site): object {
  return {
    name: venue.name,
    address: postalAddress(venue),
    geo: { '@type': 'GeoCoordinates', latitude: venue.latitude, longitude: venue.longitude },
  };
}

function postalAddress(venue: Site['venue']): object {
  return {
    '@type': 'PostalAddress',
    streetAddress: venue.street,
    postalCode: venue.postalCode,
    addressLocality: venue.city,
    addressCountry: venue.country,
  };
}

function openingHours(site: Site): object[] {
  return site.openingHours
    .filter(({ opens, closes }) => opens !== null && closes !== null)
    .map(({ weekday, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${weekday[0]?.toUpperCase()}${weekday.slice(1)}`,
      opens,
      closes: closes === '24:00' ? '00:00' : closes,
    }));
}
