import type { FoundReservationsDto, ReservationDto } from '@strapec/contracts';
import { folded, searchTerms } from '@strapec/domain';
import type { EntryValues } from './entry-values';

/** What a form takes from an earlier visit, and when that was or will be. */
export type KnownGuest = Pick<EntryValues, 'firstName' | 'lastName' | 'phone' | 'email' | 'preferredLanguage'> &
  Pick<ReservationDto, 'date'>;

const leastTyped = 3; // letters or digits
const mostOffered = 4;

/** What to look for in what is typed so far: the number if there is one, else the name; `''` while it is too little. */
export function guestTyped({ lastName = '', phone = '' }: Partial<EntryValues>): string {
  const typed = [phone, lastName].find((text) => searchTerms(text).join('').length >= leastTyped);
  return typed?.trim() ?? '';
}

/** Each guest once, as of the latest visit, whose name or number has in it what was typed; nobody without a number or an address. */
export function guestsIn({ upcoming, past }: FoundReservationsDto, typed: string): KnownGuest[] {
  const terms = searchTerms(typed);
  const isMeant = ({ firstName, lastName, phone, phoneE164 }: ReservationDto) => {
    const known = [folded(`${firstName} ${lastName}`), ...searchTerms(phone ?? ''), phoneE164 ?? ''].join(' ');
    return terms.every((term) => known.includes(term));
  };
  const latest = [...upcoming].reverse().concat(past).filter(isMeant);
  const guests = new Map<string, KnownGuest>();
  for (const visit of latest) {
    const guest = guestOf(visit);
    const who = visit.phoneE164 ?? (guest.phone || guest.email);
    if (who && !guests.has(who)) guests.set(who, guest);
  }
  return [...guests.values()].slice(0, mostOffered);
}

const guestOf = ({ firstName, lastName, phone, email, preferredLanguage, date }: ReservationDto): KnownGuest => ({
  ...{ firstName, lastName, preferredLanguage, date },
  phone: phone ?? '',
  email: email ?? '',
});

/** Whether the form says all of that already. */
export const isTaken = (guest: KnownGuest, values: Partial<EntryValues>): boolean =>
  (['firstName', 'lastName', 'phone', 'email'] as const).every((field) => guest[field] === (values[field] ?? ''));
