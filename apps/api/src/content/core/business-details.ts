import {
  type Language,
  checkAccent,
  renderAccentCss,
  toTelUrl,
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
export const defaultBusinessDetails: Readonly<BusinessDetails> = new BusinessDetailsDto();
const factNames = Object.keys(defaultBusinessDetails) as (keyof BusinessDetails)[];

export const toPhoneUrl = ({ phone }: Pick<BusinessDetails, 'phone'>): string =>
  toTelUrl(phone) ?? toTelUrl(phone.split(/[,;/]/, 1)[0] ?? '') ?? 'tel:';

type PostalAddress = Pick<BusinessDetails, 'street' | 'postalCode' | 'city'>;
export const formatPostalAddress = ({ street, postalCode, city }: PostalAddress): string =>
  [street, `${postalCode} ${city}`.trim()].filter(Boolean).join(', ');

export const formatNameAndAddress = (businessDetails: BusinessDetails): string =>
  [businessDetails.name, formatPostalAddress(businessDetails)].filter(Boolean).join(', ');

export const withUnbreakableValues = (businessDetails: BusinessDetails): BusinessDetails => ({
  ...businessDetails,
  postalCode: withUnbreakableSpaces(businessDetails.postalCode),
  phone: withUnbreakableSpaces(businessDetails.phone),
});

export const toVenuePageFields = (businessDetails: BusinessDetails) => ({
  businessDetails: withUnbreakableValues(businessDetails),
  venue: businessDetails.name,
  phoneUrl: toPhoneUrl(businessDetails),
  accent: renderAccentCss(businessDetails.accent),
});

const defaultVenueNames = { sk: 'Vínny bar', en: 'Wine bar' };

export type BusinessDetailsText = Pick<SiteContent, 'key' | 'contentSk' | 'contentEn'>;

/** `undefined` for an unreadable text. All other facts are plain text. */
const factParsers: { [Fact in keyof BusinessDetails]?: (text: string) => BusinessDetails[Fact] | undefined } = {
  latitude: parseDegrees,
  longitude: parseDegrees,
  socialLinks: (text) => text.split(/\s+/).filter(isWebAddress),
  languages: (text) => (parseLanguages(text).length > 0 ? parseLanguages(text) : undefined),
  map: (text) => locationMaps.find((map) => map === text),
};

/** Missing or unreadable facts keep their defaults. */
export function toBusinessDetails(rows: readonly BusinessDetailsText[], language: Language): BusinessDetails {
  const texts = new Map(rows.map((row) => [row.key, (language === 'sk' ? row.contentSk : row.contentEn).trim()]));
  const factEntries = factNames.flatMap((fact) => {
    const text = texts.get(`venue.${fact}`) || undefined;
    const parseFact = factParsers[fact];
    const value = text && parseFact ? parseFact(text) : text;
    return value === undefined ? [] : [[fact, value] as const];
  });
  return { ...defaultBusinessDetails, name: defaultVenueNames[language], ...Object.fromEntries(factEntries) };
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
  const textByKey = new Map(rows.map((row) => [row.key, row.contentSk.trim()]));
  const getSettingText = (setting: string): string => textByKey.get(`venue.${setting}`) ?? '';
  const mailLanguage = getSettingText('mailLanguage');
  const staffCopies = getSettingText('staffCopies');
  const senderAddress = getSettingText('senderEmail');
  const fullName = getSettingText('senderName') || toBusinessDetails(rows, defaultLanguage).name;
  return {
    language: isLanguage(mailLanguage) ? mailLanguage : defaultLanguage,
    staffCopies: isStaffCopies(staffCopies) ? staffCopies : 'all',
    staffEmail: getSettingText('staffEmail'),
    sender: isEmail(senderAddress) ? { name: fullName, address: senderAddress } : null,
    senderName: getSettingText('senderName') || shortNameOf(fullName),
  };
}

const checkDegrees = (text: string): string | null =>
  /^\s*(-?\d{1,3}(\.\d+)?)?\s*$/.test(text) ? null : 'degrees_invalid';
const isTimeZone = (text: string): boolean => Intl.supportedValuesOf('timeZone').includes(text);

const factChecks: Readonly<Record<string, (text: string) => string | null>> = {
  'venue.phone': (text) => (text.trim() === '' || toTelUrl(text) ? null : 'phone_invalid'),
  'venue.latitude': checkDegrees,
  'venue.longitude': checkDegrees,
  'venue.socialLinks': (text) =>
    text.trim() === '' || text.trim().split(/\s+/).every(isWebAddress) ? null : 'url_invalid',
  'venue.languages': (text) => (parseLanguages(text).length > 0 ? null : 'not_a_choice'),
  'venue.timeZone': (text) => (isTimeZone(text.trim()) ? null : 'not_a_choice'),
  'venue.priceRange': (text) => (/^€{0,4}$/.test(text.trim()) ? null : 'not_a_choice'),
  'venue.accent': (text) => checkAccent(text.trim()),
  'venue.map': (text) => (factParsers.map?.(text.trim()) ? null : 'not_a_choice'),
  'venue.staffEmail': (text) => (text.trim() === '' || isEmail(text.trim()) ? null : 'email_invalid'),
  'venue.mailLanguage': (text) => (isLanguage(text.trim()) ? null : 'not_a_choice'),
  'venue.staffCopies': (text) => (isStaffCopies(text.trim()) ? null : 'not_a_choice'),
  'venue.senderEmail': (text) => (isEmail(text.trim()) ? null : 'email_invalid'),
};

export const checkBusinessDetailsText = (key: string, text: string): string | null => factChecks[key]?.(text) ?? null;
