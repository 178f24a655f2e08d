import type { FoundReservationsDto, ReservationDto } from '@strapec/contracts';
import { type ShownStatus, folded, searchTerms } from '@strapec/domain';
import type { EntryValues } from './entry-values';

interface KnownGuest extends Pick<EntryValues, 'firstName' | 'lastName' | 'phone' | 'email' | 'preferredLanguage'> {
  wasHere: string | null;
  comes: string | null;
}

const leastTyped = 3; // letters or digits
const mostOffered = 4;

/** The number, otherwise the name; `''` while it is too short. */
export function guestTyped({ lastName = '', phone = '' }: Partial<EntryValues>): string {
  const typed = [phone, lastName].find((text) => searchTerms(text).join('').length >= leastTyped);
  return typed?.trim() ?? '';
}

/** With the data of the latest visit, matching last names first, without those who have no number and e-mail. */
export function guestsIn({ upcoming, past }: FoundReservationsDto, typed: string): KnownGuest[] {
  const terms = searchTerms(typed);
  const guests = new Map<string, KnownGuest>();
  for (const visit of [...upcoming].reverse().concat(past).filter(isOf(terms))) {
    const who = visit.phoneE164 ?? (visit.phone || visit.email);
    if (!who) continue;
    const guest = guests.get(who) ?? guestOf(visit);
    guests.set(who, withVisit(guest, visit, upcoming.includes(visit)));
  }
  const isLastName = ({ lastName }: KnownGuest) => terms.some((term) => begins(lastName, term));
  const all = [...guests.values()];
  return [...all.filter(isLastName), ...all.filter((guest) => !isLastName(guest))].slice(0, mostOffered);
}

const wereHere: ReadonlySet<string> = new Set<ShownStatus>(['seated', 'completed']);
const areExpected: ReadonlySet<string> = new Set<ShownStatus>(['confirmed', 'pending_approval']);

function withVisit(guest: KnownGuest, { status, date }: ReservationDto, isAhead: boolean): KnownGuest {
  if (wereHere.has(status)) return { ...guest, wasHere: guest.wasHere ?? date };
  return isAhead && areExpected.has(status) ? { ...guest, comes: date } : guest;
}

const isOf = (terms: readonly string[]) => (visit: ReservationDto) => {
  const numbers = [...searchTerms(visit.phone ?? ''), visit.phoneE164].join(' ');
  const isNumber = (term: string) => /^\d/.test(term) && numbers.includes(term);
  return terms.every((term) => begins(`${visit.firstName} ${visit.lastName}`, term) || isNumber(term));
};

const begins = (name: string, term: string): boolean =>
  folded(name)
    .split(/[\s-]+/)
    .some((word) => word.startsWith(term));

const guestOf = ({ firstName, lastName, phone, email, preferredLanguage }: ReservationDto): KnownGuest => ({
  ...{ firstName, lastName, preferredLanguage, wasHere: null, comes: null },
  phone: phone ?? '',
  email: email ?? '',
});

export const isTaken = (guest: KnownGuest, values: Partial<EntryValues>): boolean =>
  (['firstName', 'lastName', 'phone', 'email'] as const).every((field) => guest[field] === (values[field] ?? ''));
