import type { HouseInPublic } from '../house/house.js';
import { reservationLimits } from '../house/reservation-limits.js';
import type { Language } from '../language/language.js';
import { valueOn } from '../schedule/opening-hours.js';
import type { ServiceDate } from '../schedule/service-date.js';
import { weekInWords } from '../schedule/week-words.js';

/** The facts of a house of which its texts may speak; each may be empty. */
export interface HouseFacts {
  name: string;
  street: string;
  postalCode: string;
  city: string;
  phone: string;
  email: string;
  companyName: string;
  companySeat: string;
  companyId: string;
}

export interface HouseAsTold {
  venue: HouseFacts;
  house: HouseInPublic;
  language: Language;
  today: ServiceDate;
}

/** What every text of the public pages may say by name: `{city}`, `{openDays}`. */
export type HouseValues = ReturnType<typeof houseValues>;

/** The values of a house for its texts; those with a capital letter begin a sentence. */
export function houseValues({ venue, house, language, today }: HouseAsTold) {
  const rules = valueOn(today, house.rules);
  const week = valueOn(today, house.schedule.weeks);
  if (!rules || !week) throw new RangeError('A house has a week and booking rules');
  const words = weekInWords(week, language);
  const { name, street, city, phone, email } = venue;
  const { approvalFrom, depositFrom, largestPartyOnline, holdMinutes, lateCancelHours, horizonDays } = rules;
  return {
    ...{ name, street, city, phone, email, company: companyIn(venue, language), year: today.slice(0, 4) },
    ...{ ...words, OpenHours: capitalised(words.openHours), ClosedDays: capitalised(words.closedDays) },
    ...{ approvalFrom, depositFrom, largestPartyOnline, largestParty: reservationLimits.maxPartySize },
    ...{ holdMinutes, lateCancelHours, horizonDays },
  };
}

const names: Readonly<Record<keyof HouseValues, true>> = {
  ...{ name: true, street: true, city: true, phone: true, email: true, company: true, year: true },
  ...{
    openDays: true,
    openHours: true,
    OpenHours: true,
    opensAt: true,
    closedDays: true,
    ClosedDays: true,
    part: true,
  },
  ...{ approvalFrom: true, depositFrom: true, largestPartyOnline: true, largestParty: true },
  ...{ holdMinutes: true, lateCancelHours: true, horizonDays: true },
};
export const houseValueNames: readonly string[] = Object.keys(names);

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const idLabels: Readonly<Record<Language, string>> = { sk: 'IČO', en: 'company ID' };

/** Who runs the bar, in one line: the company where it has been told, else the bar. */
function companyIn(venue: HouseFacts, language: Language): string {
  const { companyName, companySeat, companyId, name, street, postalCode, city } = venue;
  const place = companySeat || [street, `${postalCode} ${city}`.trim()].filter(Boolean).join(', ');
  const parts = [companyName || name, place, companyId && `${idLabels[language]} ${companyId}`];
  return parts
    .filter(Boolean)
    .join(', ')
    .replace(/(?<=\d) (?=\d)/g, '\u00a0');
}
