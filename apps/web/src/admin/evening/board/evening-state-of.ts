import type { CalendarDayDto, CalendarEventDto, HeldPlaceDto, ReservationDto } from '@strapec/contracts';
import {
  type Evening,
  type EventVisit,
  type Holding,
  type LocalMoment,
  type EveningState,
  type Visit,
  buildTablePlan,
  endOf,
  eveningOf,
  holdsTables,
  reseatedEvening,
  stayOf,
  withBegunFixed,
} from '@strapec/domain';
import { minutesSince } from '../../../shared/clock';
import { isHoldOver } from '../../data/lacks-table';

/** As the server builds it: the party with the oldest claim comes first. */
function eveningStateOf({ date, hours, rules, plan, reservations, held, events }: CalendarDayDto): EveningState {
  const claims = reservations.filter((one) => (holdsTables(one.status) || one.tables.length > 0) && !isHoldOver(one));
  const visits = [
    ...claims.map((one) => ({ ...visitOf(one), createdAt: one.createdAt })),
    ...held.filter(isStillHeld).map(({ id, partySize, start, end, tables, createdAt }) => ({
      ...{ id, partySize, start, end, tables, createdAt },
      isFixed: false,
      sits: null,
    })),
  ];
  return {
    ...{ date, hours, rules },
    plan: buildTablePlan(plan.tables, plan.combinations),
    visits: visits.sort(byAge),
    events: [...events].sort(byAge).map(eventVisitOf),
  };
}

/** A hold ends by time, without a change of the evening. */
export const isStillHeld = ({ heldUntil }: Pick<HeldPlaceDto, 'heldUntil'>): boolean => minutesSince(heldUntil) < 0;

/** As the server computes it: reseated, and started visits keep their tables. */
export function eveningAt(day: CalendarDayDto, now: LocalMoment): Evening {
  return withBegunFixed(eveningOf(reseatedEvening(eveningStateOf(day), now).eveningState), now);
}

/** A party without a table may get one. */
export function eveningWithoutParty(id: string, day: CalendarDayDto, now: LocalMoment): Evening {
  const reservations = day.reservations.map((one) =>
    one.id === id ? { ...one, status: 'no_show' as const, tables: [] } : one,
  );
  return eveningAt({ ...day, reservations }, now);
}

export function visitOf({
  id,
  partySize,
  status,
  isPinned,
  tables,
  seatedMinute,
  ...reservation
}: ReservationDto): Visit {
  const stay = stayOf(reservation);
  return {
    ...{ id, partySize, tables, start: stay.start, end: endOf(stay) },
    isFixed: isPinned || status === 'seated',
    sits: status === 'seated' ? seatedMinute : null,
  };
}

function eventVisitOf(event: CalendarEventDto): EventVisit {
  const { id, start, end, maxCapacity, capacityMode } = event;
  return { id, start, end, maxCapacity, capacityMode, held: heldBy(event) };
}

export const heldBy = ({ start, end, tables, held = [{ start, end, tables }] }: CalendarEventDto): Holding[] => held;

type Dated = Pick<ReservationDto, 'id' | 'createdAt'>;

function byAge(a: Dated, b: Dated): number {
  if (a.createdAt !== b.createdAt) return a.createdAt < b.createdAt ? -1 : 1;
  return a.id < b.id ? -1 : 1;
}
