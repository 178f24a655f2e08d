import {
  type Language,
  accentError,
  accentCss,
  telUrl,
  defaultLanguage,
  isEmail,
  isLanguage,
  shortNameOf,
  withUnbreakableSpaces,
} from '@strapec/domain';
import { BusinessDetailsDto, locationMaps } from './business-details.dto.js';
import type { SiteContent } from '../../platform/database/entities/site/site-content.entity.js';
import { isWebAddress } from '../../platform/http/fields/content-rules.js';

export type BusinessDetails = BusinessDetailsDto;
export const emptyBusinessDetails: Readonly<BusinessDetails> = new BusinessDetailsDto();
const factNames = Object.keys(emptyBusinessDetails) as (keyof BusinessDetails)[];

export const phoneUrlOf = ({ phone }: Pick<BusinessDetails, 'phone'>): string =>
  telUrl(phone) ?? telUrl(phone.split(/[,;/]/, 1)[0] ?? '') ?? 'tel:';

type PostalAddress = Pick<BusinessDetails, 'street' | 'postalCode' | 'city'>;
export const addressOf = ({ street, postalCode, city }: PostalAddress): string =>
  [street, `${postalCode} ${city}`.trim()].filter(Boolean).join(', ');

export const nameAndAddress = (businessDetails: BusinessDetails): string =>
  [businessDetails.name, addressOf(businessDetails)].filter(Boolean).join(', ');

export const withUnbreakableValues = (businessDetails: BusinessDetails): BusinessDetails => ({
  ...businessDetails,
  postalCode: withUnbreakableSpaces(businessDetails.postalCode),
  phone: withUnbreakableSpaces(businessDetails.phone),
});

export const venuePageFields = (businessDetails: BusinessDetails) => ({
  businessDetails: withUnbreakableValues(businessDetails),
  venue: businessDetails.name,
  phoneUrl: phoneUrlOf(businessDetails),
  accent: accentCss(businessDetails.accent),
});

const defaultNames = { sk: 'Vínny bar', en: 'Wine bar' };

export type BusinessDetailsText = Pick<SiteContent, 'key' | 'contentSk' | 'contentEn'>;

/** `undefined` for an unreadable text. All other facts are plain text. */
const factParsers: { [Fact in keyof BusinessDetails]?: (text: string) => BusinessDetails[Fact] | undefined } = {
  latitude: parseDegrees,
  longitude: parseDegrees,
  socialLinks: (text) => text.split(/\s+/).filter(isWebAddress),
  languages: (text) => (parseLanguages(text).length > 0 ? parseLanguages(text) : undefined),
  map: (text) => locationMaps.find((map) => map === text),
};

/** Missing or unreadable facts stay empty. */
export function toBusinessDetails(rows: readonly BusinessDetailsText[], language: Language): BusinessDetails {
  const texts = new Map(rows.map((row) => [row.key, (language === 'sk' ? row.contentSk : row.contentEn).trim()]));
  const entries = factNames.flatMap((fact) => {
    const text = texts.get(`venue.${fact}`) || undefined;
    const parse = factParsers[fact];
    const value = text && parse ? parse(text) : text;
    return value === undefined ? [] : [[fact, value] as const];
  });
  return { ...emptyBusinessDetails, name: defaultNames[language], ...Object.fromEntries(entries) };
}

function parseDegrees(text: string): number | undefined {
  const degrees = Number.parseFloat(text);
  return Number.isFinite(degrees) ? degrees : undefined;
}

const parseLanguages = (text: string): Language[] => [...new Set(text.split(/[\s,]+/))].filter(isLanguage);

export const staffCopyChoices = ['all', 'to_do', 'none'] as const;
export type StaffCopies = (typeof staffCopyChoices)[number];
const isStaffCopies = (text: string): text is StaffCopies => (staffCopyChoices as readonly string[]).includes(text);

export type VenueMailSettings = ReturnType<typeof toVenueMailSettings>;

/** Missing or unreadable settings use those of the installation: an empty address of the team, `null` as sender. */
export function toVenueMailSettings(rows: readonly BusinessDetailsText[]) {
  const texts = new Map(rows.map((row) => [row.key, row.contentSk.trim()]));
  const settingText = (field: string): string => texts.get(`venue.${field}`) ?? '';
  const language = settingText('mailLanguage');
  const copies = settingText('staffCopies');
  const address = settingText('senderEmail');
  const name = settingText('senderName') || toBusinessDetails(rows, defaultLanguage).name;
  return {
    language: isLanguage(language) ? language : defaultLanguage,
    staffCopies: isStaffCopies(copies) ? copies : 'all',
    staffEmail: settingText('staffEmail'),
    sender: isEmail(address) ? { name, address } : null,
    senderName: settingText('senderName') || shortNameOf(name),
  };
}

const checkDegrees = (text: string): string | null =>
  /^\s*(-?\d{1,3}(\.\d+)?)?\s*$/.test(text) ? null : 'degrees_invalid';
const isTimeZone = (text: string): boolean => Intl.supportedValuesOf('timeZone').includes(text);

const textChecks: Readonly<Record<string, (text: string) => string | null>> = {
  'venue.phone': (text) => (text.trim() === '' || telUrl(text) ? null : 'phone_invalid'),
  'venue.latitude': checkDegrees,
  'venue.longitude': checkDegrees,
  'venue.socialLinks': (text) =>
    text.trim() === '' || text.trim().split(/\s+/).every(isWebAddress) ? null : 'url_invalid',
  'venue.languages': (text) => (parseLanguages(text).length > 0 ? null : 'not_a_choice'),
  'venue.timeZone': (text) => (isTimeZone(text.trim()) ? null : 'not_a_choice'),
  'venue.priceRange': (text) => (/^€{0,4}$/.test(text.trim()) ? null : 'not_a_choice'),
  'venue.accent': (text) => accentError(text.trim()),
  'venue.map': (text) => (factParsers.map?.(text.trim()) ? null : 'not_a_choice'),
  'venue.staffEmail': (text) => (text.trim() === '' || isEmail(text.trim()) ? null : 'email_invalid'),
  'venue.mailLanguage': (text) => (isLanguage(text.trim()) ? null : 'not_a_choice'),
  'venue.staffCopies': (text) => (isStaffCopies(text.trim()) ? null : 'not_a_choice'),
  'venue.senderEmail': (text) => (isEmail(text.trim()) ? null : 'email_invalid'),
};

export const businessDetailsTextError = (key: string, text: string): string | null => textChecks[key]?.(text) ?? null;
