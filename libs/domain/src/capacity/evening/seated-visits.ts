import {
  type LocalDateTime,
  type Minute,
  serviceDayEnd,
  currentServiceMinute,
} from '../../venue/schedule/time-of-day.js';
import type { BookingRules } from '../../venue/booking-rules.js';
import { reservationLimits } from '../../venue/reservation-limits.js';
import { floorToQuarter } from '../../venue/start-times.js';
import { type Occupancy, type Period, type Visit, listVisitsSharingTables } from './evening.js';

type SeatedParty = Period & Pick<Visit, 'seatedSince'>;

export const isSeated = ({ seatedSince, tables }: Pick<Visit, 'seatedSince' | 'tables'>): boolean =>
  typeof seatedSince === 'number' && tables.length > 0;

/** A seated party has its tables at least to the next quarter of an hour (rules §3). */
export function extendIfSeated<Party extends SeatedParty>(party: Party, date: string, now: LocalDateTime): Party {
  if (typeof party.seatedSince !== 'number') return party;
  const end = Math.max(party.end, Math.min(toNextQuarter(currentServiceMinute(date, now)), serviceDayEnd));
  const start = Math.min(party.start, party.seatedSince);
  return start === party.start && end === party.end ? party : { ...party, start, end };
}

const toNextQuarter = (minute: Minute): Minute => floorToQuarter(minute) + reservationLimits.quarterMinutes;

interface EveningMoment {
  date: string;
  rules: Pick<BookingRules, 'graceMinutes'>;
  now: LocalDateTime;
}

/** Rules §3. */
const isOverdueAt = ({ end, leaves = end, ...visit }: Visit, { date, rules, now }: EveningMoment): boolean =>
  isSeated(visit) && currentServiceMinute(date, now) - leaves >= rules.graceMinutes;

/** A period never extends into an event or into guests who sit there, and into an expected party only after the grace period. */
export function extendSeatedVisits(visits: Occupancy, eventVisits: Occupancy, moment: EveningMoment): readonly Visit[] {
  const seatedVisits = visits.filter(isSeated);
  if (seatedVisits.length === 0) return visits;
  const seatedAndEvents = [...eventVisits, ...seatedVisits];
  const allVisits = [...eventVisits, ...visits];
  return visits.map((visit) => {
    if (!isSeated(visit)) return visit;
    const isOverdue = isOverdueAt(visit, moment);
    const extended = extendIfSeated(visit, moment.date, moment.now);
    const clippedVisit = clipToNeighbours(visit, extended, isOverdue ? seatedAndEvents : allVisits);
    return isOverdue ? { ...clippedVisit, isOverdue } : clippedVisit;
  });
}

/** Until the grace period is over, it ends when the next party is expected. */
export function toPeriodAtOwnTables(party: Visit, others: Occupancy, moment: EveningMoment): Period {
  const { start, end } = extendIfSeated(party, moment.date, moment.now);
  if (isOverdueAt(party, moment)) return { start, end };
  const expected = others.filter((other) => !isSeated(other));
  return { start, end: clipToNeighbours(party, { ...party, end }, expected).end };
}

export const seatedVisitsAt = (tables: readonly string[], visits: Occupancy): Visit[] =>
  visits.filter((visit) => isSeated(visit) && visit.tables.some((table) => tables.includes(table)));

function clipToNeighbours(visit: Visit, extendedVisit: Visit, blockingVisits: Occupancy): Visit {
  const neighbours = listVisitsSharingTables(visit, blockingVisits);
  const earlierEnds = neighbours.map((other) => other.end).filter((end) => end <= visit.start);
  const laterStarts = neighbours.map((other) => other.start).filter((start) => start >= visit.end);
  const [start, end] = [Math.max(extendedVisit.start, ...earlierEnds), Math.min(extendedVisit.end, ...laterStarts)];
  return start === visit.start && end === visit.end ? visit : { ...extendedVisit, start, end };
}
