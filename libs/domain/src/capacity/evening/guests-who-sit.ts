import { type LocalMoment, type Minute, dayEnds } from '../../venue/schedule/time-of-day.js';
import type { BookingRules } from '../../venue/booking-rules.js';
import { minutesAhead } from '../../venue/start-times.js';
import { reservationLimits } from '../../venue/reservation-limits.js';
import { type Occupancy, type Stretch, type Visit, besideOf } from './evening.js';

type Sitting = Stretch & Pick<Visit, 'sits'>;

export const areSitting = ({ sits, tables }: Pick<Visit, 'sits' | 'tables'>): boolean =>
  typeof sits === 'number' && tables.length > 0;

/** A seated party has its tables at least to the next quarter of an hour (rules §3). */
export function heldStretch<Party extends Sitting>(party: Party, date: string, now: LocalMoment): Party {
  if (typeof party.sits !== 'number') return party;
  const end = Math.max(party.end, Math.min(nextQuarter(minuteOn(date, now)), dayEnds));
  const start = Math.min(party.start, party.sits);
  return start === party.start && end === party.end ? party : { ...party, start, end };
}

/** Minutes since midnight of the service date, above 1440 after the next midnight. */
export const minuteOn = (date: string, now: LocalMoment): Minute => -minutesAhead(date, 0, now);

const nextQuarter = (minute: Minute): Minute => {
  const { staffStartStep } = reservationLimits;
  return (Math.floor(minute / staffStartStep) + 1) * staffStartStep;
};

interface Moment {
  date: string;
  rules: Pick<BookingRules, 'graceMinutes'>;
  now: LocalMoment;
}

/** Rules §3. */
const sitTooLong = ({ end, leaves = end, ...visit }: Visit, { date, rules, now }: Moment): boolean =>
  areSitting(visit) && minuteOn(date, now) - leaves >= rules.graceMinutes;

/** A period never extends into an event or into guests who sit there, and into an expected party only after the grace period. */
export function asTheySit(visits: Occupancy, events: Occupancy, moment: Moment): readonly Visit[] {
  const sitting = visits.filter(areSitting);
  if (sitting.length === 0) return visits;
  const firm = [...events, ...sitting];
  const all = [...events, ...visits];
  return visits.map((visit) => {
    if (!areSitting(visit)) return visit;
    const isOverdue = sitTooLong(visit, moment);
    const held = clipped(visit, heldStretch(visit, moment.date, moment.now), isOverdue ? firm : all);
    return isOverdue ? { ...held, isOverdue } : held;
  });
}

/** Until the grace period is over, it ends when the next party is expected. */
export function stretchAtOwn(party: Visit, others: Occupancy, moment: Moment): Stretch {
  const { start, end } = heldStretch(party, moment.date, moment.now);
  if (sitTooLong(party, moment)) return { start, end };
  const expected = others.filter((other) => !areSitting(other));
  return { start, end: clipped(party, { ...party, end }, expected).end };
}

export const sittingAt = (tables: readonly string[], visits: Occupancy): Visit[] =>
  visits.filter((visit) => areSitting(visit) && visit.tables.some((table) => tables.includes(table)));

function clipped(visit: Visit, held: Visit, firm: Occupancy): Visit {
  const beside = besideOf(visit, firm);
  const before = beside.map((other) => other.end).filter((end) => end <= visit.start);
  const after = beside.map((other) => other.start).filter((start) => start >= visit.end);
  const [start, end] = [Math.max(held.start, ...before), Math.min(held.end, ...after)];
  return start === visit.start && end === visit.end ? visit : { ...held, start, end };
}
