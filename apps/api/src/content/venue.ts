import { type Language, callUrl, defaultLanguage, isEmail, isLanguage, unbroken } from '@strapec/domain';
import { isWebAddress } from '../http/content-rules.js';

/** The bar's name and address, as pages, mails and calendars show it (spec §3). */
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

/** Where a telephone calls the bar: by one number, which is asked for when the venue is written. */
export const phoneUrlOf = ({ phone }: Pick<Venue, 'phone'>): string =>
  callUrl(phone) ?? callUrl(phone.split(/[,;/]/, 1)[0] ?? '') ?? 'tel:';

/** The venue as pages and mails print it: neither its telephone nor its postal code breaks in two. */
export const inPrint = (venue: Venue): Venue => ({
  ...venue,
  postalCode: unbroken(venue.postalCode),
  phone: unbroken(venue.phone),
});

/** What a page that stands for itself says of the house. */
export const houseIn = (venue: Venue) => ({ venue: inPrint(venue), house: venue.name, phoneUrl: phoneUrlOf(venue) });

/** A bar that does not exist, until staff write their own (rules §10). */
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

const plainFields = ['name', 'street', 'postalCode', 'city', 'country', 'phone', 'email'] as const;
const degreeFields = ['latitude', 'longitude'] as const;

/** The venue from the texts whose keys begin with `venue.`; what is missing or unreadable stays the demo's. */
export function venueFrom(rows: readonly VenueText[], language: Language): Venue {
  const texts = new Map(rows.map((row) => [row.key, (language === 'sk' ? row.contentSk : row.contentEn).trim()]));
  const venue = { ...demoVenue };
  for (const field of plainFields) venue[field] = texts.get(`venue.${field}`) || venue[field];
  for (const field of degreeFields) {
    const degrees = Number.parseFloat(texts.get(`venue.${field}`) ?? '');
    if (Number.isFinite(degrees)) venue[field] = degrees;
  }
  const links = texts.get('venue.socialLinks');
  if (links) venue.socialLinks = links.split(/\s+/).filter(isWebAddress);
  return venue;
}

/** The venue as texts to be edited: `venue.name` … with what the demo has. */
export const venueTexts: Readonly<Record<string, string>> = {
  ...Object.fromEntries(plainFields.map((field) => [`venue.${field}`, demoVenue[field]])),
  ...Object.fromEntries(degreeFields.map((field) => [`venue.${field}`, String(demoVenue[field])])),
  'venue.socialLinks': demoVenue.socialLinks.join('\n'),
};

/** Of which reservations the team gets a copy: of all, of those with which somebody has something to do, or of none. */
export const staffCopyChoices = ['all', 'to_do', 'none'] as const;
export type StaffCopies = (typeof staffCopyChoices)[number];
const isStaffCopies = (text: string): text is StaffCopies => (staffCopyChoices as readonly string[]).includes(text);

/** How the house itself writes: the language of mails to it, and the sender of all, `null` for the one of the installation. */
export interface HouseMail {
  language: Language;
  staffCopies: StaffCopies;
  sender: { name: string; address: string } | null;
}

/** Read from texts whose keys begin with `venue.` too; what is missing or unreadable is as the installation has it. */
export function houseMailFrom(rows: readonly VenueText[]): HouseMail {
  const texts = new Map(rows.map((row) => [row.key, row.contentSk.trim()]));
  const language = texts.get('venue.mailLanguage') ?? '';
  const copies = texts.get('venue.staffCopies') ?? '';
  const address = texts.get('venue.senderEmail') ?? '';
  const name = texts.get('venue.senderName') || venueFrom(rows, defaultLanguage).name;
  return {
    language: isLanguage(language) ? language : defaultLanguage,
    staffCopies: isStaffCopies(copies) ? copies : 'all',
    sender: isEmail(address) ? { name, address } : null,
  };
}

const degreesProblem = (text: string): string | null =>
  /^\s*-?\d{1,3}(\.\d+)?\s*$/.test(text) ? null : 'degrees_invalid';

const problems: Readonly<Record<string, (text: string) => string | null>> = {
  'venue.phone': (text) => (text.trim() === '' || callUrl(text) ? null : 'phone_invalid'),
  'venue.latitude': degreesProblem,
  'venue.longitude': degreesProblem,
  'venue.socialLinks': (text) => (text.trim().split(/\s+/).every(isWebAddress) ? null : 'url_invalid'),
  'venue.mailLanguage': (text) => (isLanguage(text.trim()) ? null : 'not_a_choice'),
  'venue.staffCopies': (text) => (isStaffCopies(text.trim()) ? null : 'not_a_choice'),
  'venue.senderEmail': (text) => (isEmail(text.trim()) ? null : 'email_invalid'),
};

/** What is wrong with a text of the venue, as a code; such a text would be passed over without a word. */
export const venueTextProblem = (key: string, text: string): string | null => problems[key]?.(text) ?? null;
