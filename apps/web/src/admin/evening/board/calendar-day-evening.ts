import type { CalendarDayDto, CalendarEventDto, ReservationDto } from '@strapec/contracts';
import {
  type Evening,
  type TableHolding,
  type LocalDateTime,
  type EveningState,
  type Visit,
  buildTablePlan,
  toEvening,
  holdsTables,
  reseatEvening,
  withBegunVisitsFixed,
} from '@strapec/domain';
import { isHoldExpired } from '../../data/table-status';
import { visitPeriod } from '../reservation/use-reservation-format';

/** As the server builds it: the party with the oldest claim comes first. */
function toEveningState({ date, hours, rules, plan, reservations, held, events }: CalendarDayDto): EveningState {
  const tableHolders = reservations.filter(
    (one) => (holdsTables(one.status) || one.tables.length > 0) && !isHoldExpired(one),
  );
  const visits = [
    ...tableHolders.map((one) => ({ ...toVisit(one), createdAt: one.createdAt })),
    ...held.filter((hold) => !isHoldExpired(hold)).map((hold) => ({ ...hold, isFixed: false, seatedSince: null })),
  ];
  return {
    ...{ date, hours, rules },
    plan: buildTablePlan(plan.tables, plan.combinations),
    visits: visits.sort(compareCreation),
    events: [...events].sort(compareCreation).map((event) => ({ ...event, held: listEventHoldings(event) })),
  };
}

/** As the server computes it: reseated, and started visits keep their tables. */
export function computeEvening(day: CalendarDayDto, now: LocalDateTime): Evening {
  return withBegunVisitsFixed(toEvening(reseatEvening(toEveningState(day), now).eveningState), now);
}

/** A party without a table may get one. */
export function computeEveningWithoutParty(reservationId: string, day: CalendarDayDto, now: LocalDateTime): Evening {
  const reservations = day.reservations.map((one) =>
    one.id === reservationId ? { ...one, status: 'no_show' as const, tables: [] } : one,
  );
  return computeEvening({ ...day, reservations }, now);
}

export function toVisit(reservation: ReservationDto): Visit {
  const { id, partySize, status, isPinned, tables, seatedMinute } = reservation;
  return {
    ...{ id, partySize, tables, ...visitPeriod(reservation) },
    isFixed: isPinned || status === 'seated',
    seatedSince: status === 'seated' ? seatedMinute : null,
  };
}

export const listEventHoldings = ({ held, start, end, tables }: CalendarEventDto): TableHolding[] =>
  held ?? [{ start, end, tables }];

type CreatedRecord = Pick<ReservationDto, 'id' | 'createdAt'>;

const creationKey = ({ createdAt, id }: CreatedRecord): string => `${createdAt} ${id}`;
const compareCreation = (a: CreatedRecord, b: CreatedRecord): number => (creationKey(a) < creationKey(b) ? -1 : 1);
