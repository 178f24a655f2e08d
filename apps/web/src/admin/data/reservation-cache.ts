import {
  type CalendarCountsDto,
  type CalendarDayDto,
  type ReservationDto,
  type ReservationListDto,
  getGetCalendarDayQueryKey,
  getGetCalendarDaysQueryKey,
  getListChangesQueryKey,
  getListWaitlistQueryKey,
  getListReservationsQueryKey,
  getListWithoutTableQueryKey,
} from '@strapec/contracts';
import { type ShownStatus, type ServiceDate, holdsTables } from '@strapec/domain';
import type { Query, QueryClient } from '@tanstack/react-query';
import { inboxPath } from './inbox-cache';
import { lacksTable } from './lacks-table';
import { readAnew } from './read-anew';

const dayPath = getGetCalendarDayQueryKey('')[0];
const [listPath] = getListReservationsQueryKey(); // availability is cached below this path
const waitlistPath = getListWaitlistQueryKey()[0];
const concerned = [
  dayPath,
  getGetCalendarDaysQueryKey()[0],
  listPath,
  getListWithoutTableQueryKey()[0],
  getListChangesQueryKey()[0],
  inboxPath,
  waitlistPath, // a party returns to the waitlist when its table is undone
];

const startsWith = ({ queryKey }: Query, path: string): boolean => String(queryKey[0]).startsWith(path);
const isDay = (query: Query): boolean => startsWith(query, dayPath);
const isList = ({ queryKey }: Query): boolean => queryKey[0] === listPath;
const concernsEvenings = (query: Query): boolean => concerned.some((path) => startsWith(query, path));

export function showReservation(queries: QueryClient, reservation: ReservationDto): void {
  const replaced = (items: ReservationDto[]) => items.map((item) => (item.id === reservation.id ? reservation : item));
  queries.setQueriesData<CalendarDayDto>({ predicate: isDay }, (day) => {
    if (!day?.reservations.some(({ id }) => id === reservation.id)) return day;
    const reservations = replaced(day.reservations);
    return { ...day, reservations, counts: countsOf(reservations), version: '' }; // the version in the API has changed
  });
  queries.setQueriesData<ReservationListDto>({ predicate: isList }, (list) =>
    list ? { ...list, items: replaced(list.items) } : list,
  );
}

export function isAsSeen(
  queries: QueryClient,
  seen: Pick<ReservationDto, 'id' | 'status' | 'tables' | 'time'>,
): boolean {
  const days = queries.getQueriesData<CalendarDayDto>({ predicate: isDay });
  const now = days.flatMap(([, day]) => day?.reservations ?? []).find(({ id }) => id === seen.id);
  return !now || (now.status === seen.status && now.time === seen.time && now.tables.join() === seen.tables.join());
}

/** One change may move the tables of other parties too. */
export function refreshEvenings(queries: QueryClient): Promise<void> {
  return readAnew(queries, concernsEvenings);
}

export function refreshEvening(queries: QueryClient, date: ServiceDate): Promise<void> {
  return readAnew(queries, (query) => concernsEvenings(query) && [null, date].includes(dateIn(query)));
}

export function refreshWaitlist(queries: QueryClient): Promise<void> {
  return readAnew(queries, (query) => startsWith(query, waitlistPath));
}

const dateIn = ({ queryKey }: Query): ServiceDate | null => /\d{4}-\d\d-\d\d$/.exec(String(queryKey[0]))?.[0] ?? null;

function countsOf(reservations: readonly ReservationDto[]): CalendarCountsDto {
  const count = (status: ShownStatus) => reservations.filter((one) => one.status === status).length;
  const holding = reservations.filter(({ status }) => holdsTables(status));
  return {
    total: reservations.length,
    confirmed: count('confirmed'),
    pending: count('pending_approval'),
    cancelled: count('cancelled'),
    covers: holding.reduce((sum, { partySize }) => sum + partySize, 0),
    withoutTable: reservations.filter(lacksTable).length,
  };
}
