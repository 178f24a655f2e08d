import type { FoundReservationsDto, ReservationDto } from '@strapec/contracts';
import { type StaffVisibleStatus, foldText, toSearchTerms } from '@strapec/domain';
import type { ReservationFormValues } from './reservation-form-values';

interface KnownGuest extends Pick<
  ReservationFormValues,
  'firstName' | 'lastName' | 'phone' | 'email' | 'preferredLanguage'
> {
  lastVisitDate: string | null;
  nextVisitDate: string | null;
}

const minQueryLength = 3; // letters or digits
const maxGuests = 4;

/** The phone number, otherwise the last name; `''` while both are too short. */
export function toGuestQuery({ lastName = '', phone = '' }: Partial<ReservationFormValues>): string {
  const query = [phone, lastName].find((text) => toSearchTerms(text).join('').length >= minQueryLength);
  return query?.trim() ?? '';
}

/** With the data of the latest visit, matching last names first, without those who have no number and e-mail. */
export function listKnownGuests({ upcoming, past }: FoundReservationsDto, query: string): KnownGuest[] {
  const terms = toSearchTerms(query);
  const guests = new Map<string, KnownGuest>();
  for (const reservation of [...upcoming].reverse().concat(past).filter(matchesTerms(terms))) {
    const guestKey = reservation.phoneE164 ?? (reservation.phone || reservation.email);
    if (!guestKey) continue;
    const guest = guests.get(guestKey) ?? toKnownGuest(reservation);
    guests.set(guestKey, addVisitDate(guest, reservation, upcoming.includes(reservation)));
  }
  const rankByLastName = ({ lastName }: KnownGuest) => (terms.some((term) => hasWordStart(lastName, term)) ? 0 : 1);
  return [...guests.values()].sort((a, b) => rankByLastName(a) - rankByLastName(b)).slice(0, maxGuests);
}

const visitedStatuses: ReadonlySet<string> = new Set<StaffVisibleStatus>(['seated', 'completed']);
const expectedStatuses: ReadonlySet<string> = new Set<StaffVisibleStatus>(['confirmed', 'pending_approval']);

function addVisitDate(guest: KnownGuest, { status, date }: ReservationDto, isUpcoming: boolean): KnownGuest {
  if (visitedStatuses.has(status)) return { ...guest, lastVisitDate: guest.lastVisitDate ?? date };
  return isUpcoming && expectedStatuses.has(status) ? { ...guest, nextVisitDate: date } : guest;
}

const matchesTerms = (terms: readonly string[]) => (reservation: ReservationDto) => {
  const phoneNumbers = [...toSearchTerms(reservation.phone ?? ''), reservation.phoneE164].join(' ');
  const matchesPhone = (term: string) => /^\d/.test(term) && phoneNumbers.includes(term);
  return terms.every(
    (term) => hasWordStart(`${reservation.firstName} ${reservation.lastName}`, term) || matchesPhone(term),
  );
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

export const isAlreadyEntered = (guest: KnownGuest, values: Partial<ReservationFormValues>): boolean =>
  (['firstName', 'lastName', 'phone', 'email'] as const).every((field) => guest[field] === (values[field] ?? ''));
