import {
  type Language,
  accentError,
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

export interface BusinessDetails {
  name: string;
  street: string;
  postalCode: string;
  city: string;
  country: string;
  phone: string;
  email: string;
  /** Degrees. */
  latitude: number | null;
  longitude: number | null;
  socialLinks: string[];
  companyName: string;
  companySeat: string;
  companyId: string;
  companyTaxId: string;
  companyRegister: string;
  /** `€` to `€€€€`. */
  priceRange: string;
  cuisine: string;
  /** The first is the default. */
  languages: Language[];
  /** IANA name. */
  timeZone: string;
  /** `#rrggbb`, or empty. */
  accent: string;
  map: LocationMap;
}

/** None, a map of the coordinates, or the sample venue's drawing. */
export const locationMaps = ['none', 'static', 'drawing'] as const;
export type LocationMap = (typeof locationMaps)[number];

export const phoneUrlOf = ({ phone }: Pick<BusinessDetails, 'phone'>): string =>
  callUrl(phone) ?? callUrl(phone.split(/[,;/]/, 1)[0] ?? '') ?? 'tel:';

export const addressOf = ({
  street,
  postalCode,
  city,
}: Pick<BusinessDetails, 'street' | 'postalCode' | 'city'>): string =>
  [street, `${postalCode} ${city}`.trim()].filter(Boolean).join(', ');

export const locationOf = (businessDetails: BusinessDetails): string =>
  [businessDetails.name, addressOf(businessDetails)].filter(Boolean).join(', ');

export const inPrint = (businessDetails: BusinessDetails): BusinessDetails => ({
  ...businessDetails,
  postalCode: unbroken(businessDetails.postalCode),
  phone: unbroken(businessDetails.phone),
});

export const venueIn = (businessDetails: BusinessDetails) => ({
  businessDetails: inPrint(businessDetails),
  venue: businessDetails.name,
  phoneUrl: phoneUrlOf(businessDetails),
  accent: accentRule(businessDetails.accent),
});

const nameless = { sk: 'Vínny bar', en: 'Wine bar' };

export const emptyBusinessDetails: BusinessDetails = {
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

export interface BusinessDetailsText {
  key: string;
  contentSk: string;
  contentEn: string;
}

/** `undefined` for an unreadable text. All other facts are plain text. */
const readers: { [Fact in keyof BusinessDetails]?: (text: string) => BusinessDetails[Fact] | undefined } = {
  latitude: degreesIn,
  longitude: degreesIn,
  socialLinks: (text) => text.split(/\s+/).filter(isWebAddress),
  languages: (text) => (languagesIn(text).length > 0 ? languagesIn(text) : undefined),
  map: (text) => locationMaps.find((map) => map === text),
};

/** Missing or unreadable facts stay empty. */
export function businessDetailsFrom(rows: readonly BusinessDetailsText[], language: Language): BusinessDetails {
  const texts = new Map(rows.map((row) => [row.key, (language === 'sk' ? row.contentSk : row.contentEn).trim()]));
  const entries = facts.map((fact) => {
    const text = texts.get(`venue.${fact}`) || undefined;
    const read = readers[fact];
    return [fact, text && read ? read(text) : text] as const;
  });
  const known = Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as Partial<BusinessDetails>;
  return { ...emptyBusinessDetails, name: nameless[language], ...known };
}

const facts = Object.keys(emptyBusinessDetails) as (keyof BusinessDetails)[];

function degreesIn(text: string): number | undefined {
  const degrees = Number.parseFloat(text);
  return Number.isFinite(degrees) ? degrees : undefined;
}

const languagesIn = (text: string): Language[] => [...new Set(text.split(/[\s,]+/))].filter(isLanguage);

export const staffCopyChoices = ['all', 'to_do', 'none'] as const;
export type StaffCopies = (typeof staffCopyChoices)[number];
const isStaffCopies = (text: string): text is StaffCopies => (staffCopyChoices as readonly string[]).includes(text);

export interface VenueMail {
  language: Language;
  staffCopies: StaffCopies;
  /** Empty for that of the installation. */
  staffEmail: string;
  /** `null` for that of the installation. */
  sender: { name: string; address: string } | null;
  senderName: string;
}

/** Missing or unreadable settings use those of the installation. */
export function venueMailFrom(rows: readonly BusinessDetailsText[]): VenueMail {
  const texts = new Map(rows.map((row) => [row.key, row.contentSk.trim()]));
  const textOf = (field: string): string => texts.get(`venue.${field}`) ?? '';
  const [language, copies, address] = [textOf('mailLanguage'), textOf('staffCopies'), textOf('senderEmail')];
  const name = textOf('senderName') || businessDetailsFrom(rows, defaultLanguage).name;
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
  'venue.accent': (text) => accentError(text.trim()),
  'venue.map': (text) => (readers.map?.(text.trim()) ? null : 'not_a_choice'),
  'venue.staffEmail': (text) => (text.trim() === '' || isEmail(text.trim()) ? null : 'email_invalid'),
  'venue.mailLanguage': (text) => (isLanguage(text.trim()) ? null : 'not_a_choice'),
  'venue.staffCopies': (text) => (isStaffCopies(text.trim()) ? null : 'not_a_choice'),
  'venue.senderEmail': (text) => (isEmail(text.trim()) ? null : 'email_invalid'),
};

export const businessDetailsTextProblem = (key: string, text: string): string | null => problems[key]?.(text) ?? null;
