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
import { type StaffVisibleStatus, type ServiceDate, holdsTables } from '@strapec/domain';
import type { Query, QueryClient } from '@tanstack/react-query';
import { inboxPath } from './inbox-cache';
import { lacksTable } from './table-status';
import { reloadQueries } from './reload-queries';

const calendarDayPath = getGetCalendarDayQueryKey('')[0];
const [reservationsPath] = getListReservationsQueryKey(); // availability is cached below this path
const waitlistPath = getListWaitlistQueryKey()[0];
const eveningPaths = [
  calendarDayPath,
  getGetCalendarDaysQueryKey()[0],
  reservationsPath,
  getListWithoutTableQueryKey()[0],
  getListChangesQueryKey()[0],
  inboxPath,
  waitlistPath, // a party returns to the waitlist when its table is undone
];

const isUnderPath = ({ queryKey }: Query, path: string): boolean => String(queryKey[0]).startsWith(path);
const isDayQuery = (query: Query): boolean => isUnderPath(query, calendarDayPath);
const isReservationListQuery = ({ queryKey }: Query): boolean => queryKey[0] === reservationsPath;
const isEveningQuery = (query: Query): boolean => eveningPaths.some((path) => isUnderPath(query, path));

export function cacheReservation(queries: QueryClient, reservation: ReservationDto): void {
  const replaceReservation = (items: ReservationDto[]) =>
    items.map((item) => (item.id === reservation.id ? reservation : item));
  queries.setQueriesData<CalendarDayDto>({ predicate: isDayQuery }, (day) => {
    if (!day?.reservations.some(({ id }) => id === reservation.id)) return day;
    const reservations = replaceReservation(day.reservations);
    return { ...day, reservations, counts: countReservations(reservations), version: '' }; // the version in the API has changed
  });
  queries.setQueriesData<ReservationListDto>({ predicate: isReservationListQuery }, (list) =>
    list ? { ...list, items: replaceReservation(list.items) } : list,
  );
}

export function isReservationUnchanged(
  queries: QueryClient,
  known: Pick<ReservationDto, 'id' | 'status' | 'tables' | 'time'>,
): boolean {
  const days = queries.getQueriesData<CalendarDayDto>({ predicate: isDayQuery });
  const cached = days.flatMap(([, day]) => day?.reservations ?? []).find(({ id }) => id === known.id);
  return (
    !cached ||
    (cached.status === known.status && cached.time === known.time && cached.tables.join() === known.tables.join())
  );
}

/** One change may move the tables of other parties too. */
export function refreshEvenings(queries: QueryClient): Promise<void> {
  return reloadQueries(queries, isEveningQuery);
}

export function refreshEvening(queries: QueryClient, date: ServiceDate): Promise<void> {
  return reloadQueries(queries, (query) => isEveningQuery(query) && [null, date].includes(findQueryDate(query)));
}

export function refreshWaitlist(queries: QueryClient): Promise<void> {
  return reloadQueries(queries, (query) => isUnderPath(query, waitlistPath));
}

const findQueryDate = ({ queryKey }: Query): ServiceDate | null =>
  /\d{4}-\d\d-\d\d$/.exec(String(queryKey[0]))?.[0] ?? null;

function countReservations(reservations: readonly ReservationDto[]): CalendarCountsDto {
  const countStatus = (status: StaffVisibleStatus) => reservations.filter((one) => one.status === status).length;
  const tableHolders = reservations.filter(({ status }) => holdsTables(status));
  return {
    total: reservations.length,
    confirmed: countStatus('confirmed'),
    pending: countStatus('pending_approval'),
    cancelled: countStatus('cancelled'),
    covers: tableHolders.reduce((sum, { partySize }) => sum + partySize, 0),
    withoutTable: reservations.filter(lacksTable).length,
  };
}
