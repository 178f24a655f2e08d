import type { FoundReservationsDto, ReservationDto } from '@strapec/contracts';
import { type ShownStatus, folded, searchTerms } from '@strapec/domain';
import type { EntryValues } from './entry-values';

/** What a form takes from another visit of a guest, and when they were here and will come, as far as that was found. */
export interface KnownGuest extends Pick<
  EntryValues,
  'firstName' | 'lastName' | 'phone' | 'email' | 'preferredLanguage'
> {
  wasHere: string | null;
  comes: string | null;
}

const leastTyped = 3; // letters or digits
const mostOffered = 4;

/** What to look for in what is typed so far: the number if there is one, else the name; `''` while it is too little. */
export function guestTyped({ lastName = '', phone = '' }: Partial<EntryValues>): string {
  const typed = [phone, lastName].find((text) => searchTerms(text).join('').length >= leastTyped);
  return typed?.trim() ?? '';
}

/**
 * Each guest once, as of the latest visit, whose name begins with what was typed or whose number has it: those of that last
 * name first, none without a number or an address.
 */
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

/** What another visit, the later one first, says of when they were here or will come. */
function withVisit(guest: KnownGuest, { status, date }: ReservationDto, isAhead: boolean): KnownGuest {
  if (wereHere.has(status)) return { ...guest, wasHere: guest.wasHere ?? date };
  return isAhead && areExpected.has(status) ? { ...guest, comes: date } : guest;
}

const isOf = (terms: readonly string[]) => (visit: ReservationDto) => {
  const numbers = [...searchTerms(visit.phone ?? ''), visit.phoneE164].join(' ');
  const isNumber = (term: string) => /^\d/.test(term) && numbers.includes(term);
  return terms.every((term) => begins(`${visit.firstName} ${visit.lastName}`, term) || isNumber(term));
};

/** Whether a word of a name begins with it. */
const begins = (name: string, term: string): boolean =>
  folded(name)
    .split(/[\s-]+/)
    .some((word) => word.startsWith(term));

const guestOf = ({ firstName, lastName, phone, email, preferredLanguage }: ReservationDto): KnownGuest => ({
  ...{ firstName, lastName, preferredLanguage, wasHere: null, comes: null },
  phone: phone ?? '',
  email: email ?? '',
});

/** Whether the form says all of that already. */
export const isTaken = (guest: KnownGuest, values: Partial<EntryValues>): boolean =>
  (['firstName', 'lastName', 'phone', 'email'] as const).every((field) => guest[field] === (values[field] ?? ''));
