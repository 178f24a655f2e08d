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
  const claims = reservations.filter(
    (one) => (holdsTables(one.status) || one.tables.length > 0) && !isHoldExpired(one),
  );
  const visits = [
    ...claims.map((one) => ({ ...toVisit(one), createdAt: one.createdAt })),
    ...held.filter((hold) => !isHoldExpired(hold)).map((hold) => ({ ...hold, isFixed: false, seatedSince: null })),
  ];
  return {
    ...{ date, hours, rules },
    plan: buildTablePlan(plan.tables, plan.combinations),
    visits: visits.sort(compareAge),
    events: [...events].sort(compareAge).map((event) => ({ ...event, held: eventHoldings(event) })),
  };
}

/** As the server computes it: reseated, and started visits keep their tables. */
export function eveningAt(day: CalendarDayDto, now: LocalDateTime): Evening {
  return withBegunVisitsFixed(toEvening(reseatEvening(toEveningState(day), now).eveningState), now);
}

/** A party without a table may get one. */
export function eveningWithoutParty(id: string, day: CalendarDayDto, now: LocalDateTime): Evening {
  const reservations = day.reservations.map((one) =>
    one.id === id ? { ...one, status: 'no_show' as const, tables: [] } : one,
  );
  return eveningAt({ ...day, reservations }, now);
}

export function toVisit(reservation: ReservationDto): Visit {
  const { id, partySize, status, isPinned, tables, seatedMinute } = reservation;
  return {
    ...{ id, partySize, tables, ...visitPeriod(reservation) },
    isFixed: isPinned || status === 'seated',
    seatedSince: status === 'seated' ? seatedMinute : null,
  };
}

export const eventHoldings = ({ held, start, end, tables }: CalendarEventDto): TableHolding[] =>
  held ?? [{ start, end, tables }];

type CreatedRecord = Pick<ReservationDto, 'id' | 'createdAt'>;

const ageKey = ({ createdAt, id }: CreatedRecord): string => `${createdAt} ${id}`;
const compareAge = (a: CreatedRecord, b: CreatedRecord): number => (ageKey(a) < ageKey(b) ? -1 : 1);
