import type { Language } from '@strapec/domain';

/** The house's name and address, as pages, mails and calendars show it (spec §3). */
export interface Venue {
  name: string;
  street: string;
  postalCode: string;
  city: string;
  country: string;
  phone: string;
  email: string;
  latitude: number;
  longitude: number;
  socialLinks: string[];
}

/** A house that does not exist, until staff write their own (decisions §10). */
export const demoVenue: Venue = {
  name: 'Strapec — víno & káva',
  street: 'Klobučnícka 7',
  postalCode: '811 05',
  city: 'Bratislava',
  country: 'SK',
  phone: '+421 2 5555 0123',
  email: 'vitajte@strapec.example',
  latitude: 48.1445,
  longitude: 17.1106,
  socialLinks: ['https://www.facebook.com/strapec.example', 'https://www.instagram.com/strapec.example'],
};

/** A `site_content` row as far as a venue is made of it. */
export interface VenueText {
  key: string;
  contentSk: string;
  contentEn: string;
}

/** The venue from the texts whose keys begin with `venue.`; what is missing or unreadable stays the demo's. */
export function venueFrom(rows: readonly VenueText[], language: Language): Venue {
  const texts = new Map(rows.map((row) => [row.key, language === 'sk' ? row.contentSk : row.contentEn]));
  const text = (field: keyof Venue): string | undefined => texts.get(`venue.${field}`)?.trim() || undefined;
  const degrees = (field: 'latitude' | 'longitude'): number => {
    const value = Number(text(field) ?? Number.NaN);
    return Number.isFinite(value) ? value : demoVenue[field];
  };
  return {
    name: text('name') ?? demoVenue.name,
    street: text('street') ?? demoVenue.street,
    postalCode: text('postalCode') ?? demoVenue.postalCode,
    city: text('city') ?? demoVenue.city,
    country: text('country') ?? demoVenue.country,
    phone: text('phone') ?? demoVenue.phone,
    email: text('email') ?? demoVenue.email,
    latitude: degrees('latitude'),
    longitude: degrees('longitude'),
    socialLinks: text('socialLinks')?.split(/\s+/).filter((link) => URL.canParse(link)) ?? demoVenue.socialLinks,
  };
}
