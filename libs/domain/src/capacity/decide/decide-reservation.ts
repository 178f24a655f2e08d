import { needsApproval } from '../../venue/approval.js';
import { type TableType, toTableType } from '../../venue/table-plan.js';
import type { ReservationStatus } from '../../reservation/reservation-status.js';
import type { LocalDateTime } from '../../venue/schedule/time-of-day.js';
import { type VisitRequest, isStartWithinRules, findVisitSeating } from './available-start-times.js';
import { type Evening, withSeatingFrozen } from '../evening/evening.js';
import { isWithinPace } from '../evening/pacing.js';
import type { FoundSeating } from '../search/seating-request.js';

/** Guests read the same text for the last two; the process counts and logs the last one. */
export type CapacityRefusal = 'slot_not_offered' | 'capacity_full' | 'seating_budget_exceeded';

export type ReservationDecision =
  | (FoundSeating & {
      accepted: true;
      status: Extract<ReservationStatus, 'confirmed' | 'pending_approval'>;
      tableType: TableType;
    })
  | { accepted: false; refusal: CapacityRefusal };

/** Refuses only without a seating, or when too many guests begin at that time (rules §3). */
export function decideReservation(request: VisitRequest, evening: Evening, now: LocalDateTime): ReservationDecision {
  if (!isStartWithinRules(request, evening, now)) return { accepted: false, refusal: 'slot_not_offered' };
  if (!isWithinPace(request, evening)) return { accepted: false, refusal: 'capacity_full' };
  const seating = findVisitSeating(request, withSeatingFrozen(evening, now), now);
  if (seating === 'none') return { accepted: false, refusal: 'capacity_full' };
  if (seating === 'budget_exceeded') return { accepted: false, refusal: 'seating_budget_exceeded' };
  return {
    ...seating,
    accepted: true,
    status: needsApproval(request.partySize, evening.rules) ? 'pending_approval' : 'confirmed',
    tableType: toTableType(seating.tables, evening.plan),
  };
}

export function pickNearestStartTimes(requestedStart: number, startTimes: readonly number[], count: number): number[] {
  return [...startTimes]
    .sort((a, b) => Math.abs(a - requestedStart) - Math.abs(b - requestedStart) || a - b)
    .slice(0, count)
    .sort((a, b) => a - b);
}
