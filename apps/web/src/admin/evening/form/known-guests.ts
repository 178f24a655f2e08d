import type { FoundReservationsDto, ReservationDto } from '@strapec/contracts';
import { type StaffVisibleStatus, foldText, toSearchTerms } from '@strapec/domain';
import type { EntryValues } from './entry-values';

interface KnownGuest extends Pick<EntryValues, 'firstName' | 'lastName' | 'phone' | 'email' | 'preferredLanguage'> {
  lastVisitDate: string | null;
  nextVisitDate: string | null;
}

const minQueryLength = 3; // letters or digits
const maxGuests = 4;

/** The number, otherwise the name; `''` while it is too short. */
export function guestQuery({ lastName = '', phone = '' }: Partial<EntryValues>): string {
  const query = [phone, lastName].find((text) => toSearchTerms(text).join('').length >= minQueryLength);
  return query?.trim() ?? '';
}

/** With the data of the latest visit, matching last names first, without those who have no number and e-mail. */
export function listKnownGuests({ upcoming, past }: FoundReservationsDto, query: string): KnownGuest[] {
  const terms = toSearchTerms(query);
  const guests = new Map<string, KnownGuest>();
  for (const visit of [...upcoming].reverse().concat(past).filter(matchesTerms(terms))) {
    const guestKey = visit.phoneE164 ?? (visit.phone || visit.email);
    if (!guestKey) continue;
    const guest = guests.get(guestKey) ?? toKnownGuest(visit);
    guests.set(guestKey, addVisit(guest, visit, upcoming.includes(visit)));
  }
  const rank = ({ lastName }: KnownGuest) => (terms.some((term) => hasWordStart(lastName, term)) ? 0 : 1);
  return [...guests.values()].sort((a, b) => rank(a) - rank(b)).slice(0, maxGuests);
}

const visitedStatuses: ReadonlySet<string> = new Set<StaffVisibleStatus>(['seated', 'completed']);
const expectedStatuses: ReadonlySet<string> = new Set<StaffVisibleStatus>(['confirmed', 'pending_approval']);

function addVisit(guest: KnownGuest, { status, date }: ReservationDto, isUpcoming: boolean): KnownGuest {
  if (visitedStatuses.has(status)) return { ...guest, lastVisitDate: guest.lastVisitDate ?? date };
  return isUpcoming && expectedStatuses.has(status) ? { ...guest, nextVisitDate: date } : guest;
}

const matchesTerms = (terms: readonly string[]) => (visit: ReservationDto) => {
  const numbers = [...toSearchTerms(visit.phone ?? ''), visit.phoneE164].join(' ');
  const matchesNumber = (term: string) => /^\d/.test(term) && numbers.includes(term);
  return terms.every((term) => hasWordStart(`${visit.firstName} ${visit.lastName}`, term) || matchesNumber(term));
};

const hasWordStart = (name: string, term: string): boolean =>
  foldText(name)
    .split(/[\s-]+/)
    .some((word) => word.startsWith(term));

const toKnownGuest = ({ firstName, lastName, phone, email, preferredLanguage }: ReservationDto): KnownGuest => ({
  ...{ firstName, lastName, preferredLanguage, lastVisitDate: null, nextVisitDate: null },
  phone: phone ?? '',
  email: email ?? '',
});

export const isAlreadyEntered = (guest: KnownGuest, values: Partial<EntryValues>): boolean =>
  (['firstName', 'lastName', 'phone', 'email'] as const).every((field) => guest[field] === (values[field] ?? ''));
