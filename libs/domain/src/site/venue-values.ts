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

interface VenueInWords {
  businessDetails: BusinessFacts;
  rules: GuestRules;
  words: VenueWords;
  language: Language;
  year: number;
}

/** For texts of the public pages: `{city}`, `{openDays}`. */
type VenueValues = ReturnType<typeof venueValues>;

/** Names with a capital letter begin a sentence. */
export function venueValues({ businessDetails, rules, words, language, year }: VenueInWords) {
  return {
    name: businessDetails.name,
    street: businessDetails.street,
    city: businessDetails.city,
    phone: businessDetails.phone,
    email: businessDetails.email,
    year: String(year),
    company: companyOf(businessDetails, idLabels[language]),
    companyName: businessDetails.companyName,
    companySeat: inPrint(businessDetails.companySeat),
    companyId: inPrint(businessDetails.companyId),
    companyTaxId: businessDetails.companyTaxId,
    companyRegister: businessDetails.companyRegister,
    ...words,
    OpenHours: capitalised(words.openHours),
    ClosedDays: capitalised(words.closedDays),
    approvalFrom: rules.approvalFrom,
    depositFrom: rules.depositFrom,
    largestPartyOnline: rules.largestPartyOnline,
    holdMinutes: rules.holdMinutes,
    lateCancelHours: rules.lateCancelHours,
    horizonDays: rules.horizonDays,
  };
}

const names: Readonly<Record<keyof VenueValues, true>> = {
  name: true,
  street: true,
  city: true,
  phone: true,
  email: true,
  year: true,
  company: true,
  companyName: true,
  companySeat: true,
  companyId: true,
  companyTaxId: true,
  companyRegister: true,
  openDays: true,
  openHours: true,
  OpenHours: true,
  opensAt: true,
  closedDays: true,
  ClosedDays: true,
  part: true,
  approvalFrom: true,
  depositFrom: true,
  largestPartyOnline: true,
  largestParty: true,
  holdMinutes: true,
  lateCancelHours: true,
  horizonDays: true,
};
export const venueValueNames: readonly string[] = Object.keys(names);

/** Unknown names stay as they are. */
export const withVenueValues = (text: string, values: Readonly<Partial<Record<string, string | number>>>): string =>
  text.replace(/\{(\w+)\}/g, (brace, name: string) => String(values[name] ?? brace));

const inPrint = (text: string): string => text.replace(/(\d) (?=\d)/g, '$1\u00a0');
const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const idLabels: Readonly<Record<Language, string>> = { sk: 'IČO', en: 'company ID' };

/** In one line: the company if it is known, otherwise the bar. */
function companyOf({ name, street, postalCode, city, ...company }: BusinessFacts, idLabel: string): string {
  const { companyName, companySeat, companyId } = company;
  const address = [street, `${postalCode} ${city}`.trim()].filter(Boolean).join(', ');
  const parts = [companyName || name, companySeat || address, companyId && `${idLabel} ${companyId}`];
  return inPrint(parts.filter(Boolean).join(', '));
}
