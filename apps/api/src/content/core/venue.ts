import {
  type Language,
  accentFault,
  accentRule,
  callUrl,
  defaultLanguage,
  isEmail,
  isLanguage,
  languages,
  shortNameOf,
  unbroken,
} from '@strapec/domain';
import { isWebAddress } from '../../platform/http/fields/content-rules.js';

/** The bar's name and address, as pages, mails and calendars show it (spec §3). */
export interface Venue {
  name: string;
  street: string;
  postalCode: string;
  city: string;
  country: string;
  phone: string;
  email: string;
  /** Degrees; `null` where the place on the map is not known. */
  latitude: number | null;
  longitude: number | null;
  socialLinks: string[];
  companyName: string;
  companySeat: string;
  /** IČO. */
  companyId: string;
  /** DIČ, or IČ DPH. */
  companyTaxId: string;
  /** The register, section and number under which the company is entered. */
  companyRegister: string;
  /** From `€` to `€€€€`. */
  priceRange: string;
  cuisine: string;
  /** Of the public pages; the first is the one that guests get unless they ask for the other. */
  languages: Language[];
  /** IANA name. */
  timeZone: string;
  /** `#rrggbb`; empty for the colour of the theme. */
  accent: string;
  map: VenueMap;
}

/** What stands where the map is: nothing, a map made from the coordinates, or the sample house's drawing. */
export const venueMaps = ['none', 'static', 'drawing'] as const;
export type VenueMap = (typeof venueMaps)[number];

/** Where a telephone calls the bar: by one number, which is asked for when the venue is written. */
export const phoneUrlOf = ({ phone }: Pick<Venue, 'phone'>): string =>
  callUrl(phone) ?? callUrl(phone.split(/[,;/]/, 1)[0] ?? '') ?? 'tel:';

/** Street and town in one line; what has not been told is left out. */
export const addressOf = ({ street, postalCode, city }: Pick<Venue, 'street' | 'postalCode' | 'city'>): string =>
  [street, `${postalCode} ${city}`.trim()].filter(Boolean).join(', ');

/** The house by name and address, for a calendar. */
export const locationOf = (venue: Venue): string => [venue.name, addressOf(venue)].filter(Boolean).join(', ');

/** The venue as pages and mails print it: neither its telephone nor its postal code breaks in two. */
export const inPrint = (venue: Venue): Venue => ({
  ...venue,
  postalCode: unbroken(venue.postalCode),
  phone: unbroken(venue.phone),
});

/** What a page that stands for itself says of the house. */
export const houseIn = (venue: Venue) => ({
  ...{ venue: inPrint(venue), house: venue.name, phoneUrl: phoneUrlOf(venue) },
  accent: accentRule(venue.accent),
});

const nameless = { sk: 'Vínny bar', en: 'Wine bar' };

/** A bar of which nothing has been told yet. */
export const emptyVenue: Venue = {
  name: '',
  street: '',
  postalCode: '',
  city: '',
  country: 'SK',
  phone: '',
  email: '',
  latitude: null,
  longitude: null,
  socialLinks: [],
  companyName: '',
  companySeat: '',
  companyId: '',
  companyTaxId: '',
  companyRegister: '',
  priceRange: '',
  cuisine: '',
  languages: [...languages],
  timeZone: 'Europe/Bratislava',
  accent: '',
  map: 'static',
};

/** A `site_content` row as far as a venue is made of it. */
export interface VenueText {
  key: string;
  contentSk: string;
  contentEn: string;
}

/** How a fact is read from its text; what is unreadable is `undefined`. Facts that are not here are their text. */
const readers: { [Fact in keyof Venue]?: (text: string) => Venue[Fact] | undefined } = {
  latitude: degreesIn,
  longitude: degreesIn,
  socialLinks: (text) => text.split(/\s+/).filter(isWebAddress),
  languages: (text) => (languagesIn(text).length > 0 ? languagesIn(text) : undefined),
  map: (text) => venueMaps.find((map) => map === text),
};

/** The venue from the texts whose keys begin with `venue.`; what is missing or unreadable is not told. */
export function venueFrom(rows: readonly VenueText[], language: Language): Venue {
  const texts = new Map(rows.map((row) => [row.key, (language === 'sk' ? row.contentSk : row.contentEn).trim()]));
  const told = facts.map((fact) => [fact, factIn(fact, texts.get(`venue.${fact}`) ?? '')] as const);
  const known = Object.fromEntries(told.filter(([, value]) => value !== undefined)) as Partial<Venue>;
  return { ...emptyVenue, name: nameless[language], ...known };
}

const facts = Object.keys(emptyVenue) as (keyof Venue)[];

function factIn(fact: keyof Venue, text: string): Venue[keyof Venue] | undefined {
  if (text === '') return undefined;
  const read = readers[fact];
  return read ? read(text) : text;
}

function degreesIn(text: string): number | undefined {
  const degrees = Number.parseFloat(text);
  return Number.isFinite(degrees) ? degrees : undefined;
}

const languagesIn = (text: string): Language[] => [...new Set(text.split(/[\s,]+/))].filter(isLanguage);

/** Of which reservations the team gets a copy: of all, of those with which somebody has something to do, or of none. */
export const staffCopyChoices = ['all', 'to_do', 'none'] as const;
export type StaffCopies = (typeof staffCopyChoices)[number];
const isStaffCopies = (text: string): text is StaffCopies => (staffCopyChoices as readonly string[]).includes(text);

/** How the house itself writes: the language of mails to it, and the sender of all, `null` for the one of the installation. */
export interface HouseMail {
  language: Language;
  staffCopies: StaffCopies;
  /** Where the team's copies go; empty for the address of the installation. */
  staffEmail: string;
  sender: { name: string; address: string } | null;
  /** Under which the house writes where the sender of the installation has no name. */
  senderName: string;
}

/** Read from texts whose keys begin with `venue.` too; what is missing or unreadable is as the installation has it. */
export function houseMailFrom(rows: readonly VenueText[]): HouseMail {
  const texts = new Map(rows.map((row) => [row.key, row.contentSk.trim()]));
  const textOf = (field: string): string => texts.get(`venue.${field}`) ?? '';
  const [language, copies, address] = [textOf('mailLanguage'), textOf('staffCopies'), textOf('senderEmail')];
  const name = textOf('senderName') || venueFrom(rows, defaultLanguage).name;
  return {
    language: isLanguage(language) ? language : defaultLanguage,
    staffCopies: isStaffCopies(copies) ? copies : 'all',
    staffEmail: textOf('staffEmail'),
    sender: isEmail(address) ? { name, address } : null,
    senderName: textOf('senderName') || shortNameOf(name),
  };
}

const degreesProblem = (text: string): string | null =>
  /^\s*(-?\d{1,3}(\.\d+)?)?\s*$/.test(text) ? null : 'degrees_invalid';
const isTimeZone = (text: string): boolean => Intl.supportedValuesOf('timeZone').includes(text);

const problems: Readonly<Record<string, (text: string) => string | null>> = {
  'venue.phone': (text) => (text.trim() === '' || callUrl(text) ? null : 'phone_invalid'),
  'venue.latitude': degreesProblem,
  'venue.longitude': degreesProblem,
  'venue.socialLinks': (text) =>
    text.trim() === '' || text.trim().split(/\s+/).every(isWebAddress) ? null : 'url_invalid',
  'venue.languages': (text) => (languagesIn(text).length > 0 ? null : 'not_a_choice'),
  'venue.timeZone': (text) => (isTimeZone(text.trim()) ? null : 'not_a_choice'),
  'venue.priceRange': (text) => (/^€{0,4}$/.test(text.trim()) ? null : 'not_a_choice'),
  'venue.accent': (text) => accentFault(text.trim()),
  'venue.map': (text) => (readers.map?.(text.trim()) ? null : 'not_a_choice'),
  'venue.staffEmail': (text) => (text.trim() === '' || isEmail(text.trim()) ? null : 'email_invalid'),
  'venue.mailLanguage': (text) => (isLanguage(text.trim()) ? null : 'not_a_choice'),
  'venue.staffCopies': (text) => (isStaffCopies(text.trim()) ? null : 'not_a_choice'),
  'venue.senderEmail': (text) => (isEmail(text.trim()) ? null : 'email_invalid'),
};

/** What is wrong with a text of the venue, as a code; such a text would be passed over without a word. */
export const venueTextProblem = (key: string, text: string): string | null => problems[key]?.(text) ?? null;
