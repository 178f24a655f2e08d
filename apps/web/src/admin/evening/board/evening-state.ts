import type { CalendarDayDto, CalendarEventDto, HeldPlaceDto, ReservationDto } from '@strapec/contracts';
import {
  type Evening,
  type EventSeating,
  type TableHolding,
  type LocalDateTime,
  type EveningState,
  type Visit,
  buildTablePlan,
  endOf,
  toEvening,
  holdsTables,
  reseatEvening,
  toStay,
  withBegunVisitsFixed,
} from '@strapec/domain';
import { minutesSince } from '../../../shared/clock';
import { isHoldExpired } from '../../data/lacks-table';

/** As the server builds it: the party with the oldest claim comes first. */
function toEveningState({ date, hours, rules, plan, reservations, held, events }: CalendarDayDto): EveningState {
  const claimingReservations = reservations.filter(
    (one) => (holdsTables(one.status) || one.tables.length > 0) && !isHoldExpired(one),
  );
  const visits = [
    ...claimingReservations.map((one) => ({ ...toVisit(one), createdAt: one.createdAt })),
    ...held.filter(isHoldActive).map(({ id, partySize, start, end, tables, createdAt }) => ({
      ...{ id, partySize, start, end, tables, createdAt },
      isFixed: false,
      seatedSince: null,
    })),
  ];
  return {
    ...{ date, hours, rules },
    plan: buildTablePlan(plan.tables, plan.combinations),
    visits: visits.sort(compareAge),
    events: [...events].sort(compareAge).map(toEventVisit),
  };
}

/** A hold ends by time, without a change of the evening. */
export const isHoldActive = ({ heldUntil }: Pick<HeldPlaceDto, 'heldUntil'>): boolean => minutesSince(heldUntil) < 0;

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

export function toVisit({
  id,
  partySize,
  status,
  isPinned,
  tables,
  seatedMinute,
  ...reservation
}: ReservationDto): Visit {
  const stay = toStay(reservation);
  return {
    ...{ id, partySize, tables, start: stay.start, end: endOf(stay) },
    isFixed: isPinned || status === 'seated',
    seatedSince: status === 'seated' ? seatedMinute : null,
  };
}

function toEventVisit(event: CalendarEventDto): EventSeating {
  const { id, start, end, maxCapacity, capacityMode } = event;
  return { id, start, end, maxCapacity, capacityMode, held: eventHoldings(event) };
}

export const eventHoldings = ({
  start,
  end,
  tables,
  held = [{ start, end, tables }],
}: CalendarEventDto): TableHolding[] => held;

type CreatedRecord = Pick<ReservationDto, 'id' | 'createdAt'>;

function compareAge(a: CreatedRecord, b: CreatedRecord): number {
  if (a.createdAt !== b.createdAt) return a.createdAt < b.createdAt ? -1 : 1;
  return a.id < b.id ? -1 : 1;
}
