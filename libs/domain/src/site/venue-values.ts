import type { GuestRules } from '../venue/booking-rules.js';
import type { Language } from '../language/language.js';
import type { WeekInWords } from '../venue/schedule/week-words.js';

/** Each may be empty. */
export interface BusinessFacts {
  name: string;
  street: string;
  postalCode: string;
  city: string;
  phone: string;
  email: string;
  companyName: string;
  companySeat: string;
  companyId: string;
  companyTaxId: string;
  companyRegister: string;
}

export interface VenueWords extends WeekInWords {
  largestParty: number;
}

interface VenueTextSource {
  businessDetails: BusinessFacts;
  rules: GuestRules;
  words: VenueWords;
  language: Language;
  year: number;
}

/** For texts of the public pages: `{city}`, `{openDays}`. Names with a capital letter begin a sentence. */
const valueGettersByName: Readonly<Record<string, (venue: VenueTextSource) => string | number>> = {
  name: ({ businessDetails }) => businessDetails.name,
  street: ({ businessDetails }) => businessDetails.street,
  city: ({ businessDetails }) => businessDetails.city,
  phone: ({ businessDetails }) => businessDetails.phone,
  email: ({ businessDetails }) => businessDetails.email,
  year: ({ year }) => String(year),
  company: ({ businessDetails, language }) => formatCompanyLine(businessDetails, companyIdLabels[language]),
  companyName: ({ businessDetails }) => businessDetails.companyName,
  companySeat: ({ businessDetails }) => keepDigitsTogether(businessDetails.companySeat),
  companyId: ({ businessDetails }) => keepDigitsTogether(businessDetails.companyId),
  companyTaxId: ({ businessDetails }) => businessDetails.companyTaxId,
  companyRegister: ({ businessDetails }) => businessDetails.companyRegister,
  openDays: ({ words }) => words.openDays,
  openHours: ({ words }) => words.openHours,
  OpenHours: ({ words }) => capitalise(words.openHours),
  opensAt: ({ words }) => words.opensAt,
  closedDays: ({ words }) => words.closedDays,
  ClosedDays: ({ words }) => capitalise(words.closedDays),
  part: ({ words }) => words.part,
  approvalFrom: ({ rules }) => rules.approvalFrom,
  depositFrom: ({ rules }) => rules.depositFrom,
  largestPartyOnline: ({ rules }) => rules.largestPartyOnline,
  largestParty: ({ words }) => words.largestParty,
  holdMinutes: ({ rules }) => rules.holdMinutes,
  lateCancelHours: ({ rules }) => rules.lateCancelHours,
  horizonDays: ({ rules }) => rules.horizonDays,
};

export const venueValueNames: readonly string[] = Object.keys(valueGettersByName);

export function venueValues(venue: VenueTextSource): Readonly<Record<string, string | number>> {
  return Object.fromEntries(Object.entries(valueGettersByName).map(([name, getValue]) => [name, getValue(venue)]));
}

/** Unknown names stay as they are. */
export const fillVenueValues = (text: string, values: Readonly<Partial<Record<string, string | number>>>): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));

const keepDigitsTogether = (text: string): string => text.replace(/(\d) (?=\d)/g, '$1\u00a0');
const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const companyIdLabels: Readonly<Record<Language, string>> = { sk: 'IČO', en: 'company ID' };

/** In one line: the company if it is known, otherwise the bar. */
function formatCompanyLine({ name, street, postalCode, city, ...company }: BusinessFacts, idLabel: string): string {
  const { companyName, companySeat, companyId } = company;
  const address = [street, `${postalCode} ${city}`.trim()].filter(Boolean).join(', ');
  const parts = [companyName || name, companySeat || address, companyId && `${idLabel} ${companyId}`];
  return keepDigitsTogether(parts.filter(Boolean).join(', '));
}

/** `Strapec — víno & káva` becomes `Strapec`. */
export const shortNameOf = (name: string): string => name.split(' — ')[0]?.trim() || name;
