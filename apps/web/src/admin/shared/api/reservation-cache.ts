import type { CalendarCountsDto, CalendarDayDto, ReservationDto, ReservationListDto } from '@strapec/contracts';
import { type ReservationStatus, holdsTables } from '@strapec/domain';
import type { Query, QueryClient } from '@tanstack/react-query';

const isDay = ({ queryKey }: Query): boolean => String(queryKey[0]).startsWith('/api/admin/calendar/date/');
const isList = ({ queryKey }: Query): boolean => queryKey[0] === '/api/reservations';
const concernsEvenings = ({ queryKey }: Query): boolean =>
  ['/api/admin/calendar', '/api/reservations', '/api/admin/audit'].some((path) => String(queryKey[0]).startsWith(path));

/** Shows a reservation as it is now wherever it stands, without asking the API. */
export function showReservation(queries: QueryClient, reservation: ReservationDto): void {
  const replaced = (items: ReservationDto[]) => items.map((item) => (item.id === reservation.id ? reservation : item));
  queries.setQueriesData<CalendarDayDto>({ predicate: isDay }, (day) => {
    if (!day?.reservations.some(({ id }) => id === reservation.id)) return day;
    const reservations = replaced(day.reservations);
    return { ...day, reservations, counts: countsOf(reservations) };
  });
  queries.setQueriesData<ReservationListDto>({ predicate: isList }, (list) =>
    list ? { ...list, items: replaced(list.items) } : list,
  );
}

/** Reads anew what a change of one evening may have moved: other parties' tables too. */
export function refreshEvenings(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ predicate: concernsEvenings });
}

function countsOf(reservations: readonly ReservationDto[]): CalendarCountsDto {
  const count = (status: ReservationStatus) => reservations.filter((one) => one.status === status).length;
  const holding = reservations.filter(({ status }) => holdsTables(status));
  return {
    total: reservations.length,
    confirmed: count('confirmed'),
    pending: count('pending_approval'),
    cancelled: count('cancelled'),
    covers: holding.reduce((sum, { partySize }) => sum + partySize, 0),
  };
}

/** A reservation as it was read last, wherever it stands; `null` when it stands nowhere. */
export function findReservation(queries: QueryClient, id: string): ReservationDto | null {
  const days = queries.getQueriesData<CalendarDayDto>({ predicate: isDay }).map(([, day]) => day?.reservations ?? []);
  const lists = queries.getQueriesData<ReservationListDto>({ predicate: isList }).map(([, list]) => list?.items ?? []);
  const found = [...days, ...lists].flat().filter((reservation) => reservation.id === id);
  return found.sort((a, b) => b.version - a.version)[0] ?? null;
}
