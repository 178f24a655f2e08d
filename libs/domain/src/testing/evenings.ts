import { decideReservation } from '../capacity/decide/decide-reservation.js';
import { longSearchSteps } from '../capacity/search/seating.js';
import type { VisitRequest } from '../capacity/decide/available-start-times.js';
import { type Evening, type Visit, overlaps } from '../capacity/evening/evening.js';
import { tablePeriod } from '../capacity/evening/reset-time.js';
import { type Move, applyMoves } from '../capacity/search/seating-request.js';
import { endOf } from '../venue/start-times.js';
import { placesFor } from '../venue/table-plan.js';

/** A morning long before the test evening, so that nothing has begun. */
export const earlierMorning = { date: '2026-12-01', minute: 600 };

/** The evening after visits moved. */
export const withMoves = (evening: Evening, moves: readonly Move[]): Evening => ({
  ...evening,
  occupancy: applyMoves(evening.occupancy, moves),
});

/** Takes reservations one after the other, as the venue would; those that do not fit are left out. */
export function afterReserving(evening: Evening, requests: readonly VisitRequest[]): Evening {
  return requests.reduce<Evening>((current, request, index) => {
    const decision = decideReservation(request, current, earlierMorning);
    if (!decision.accepted) return current;
    const { tables, moves } = decision;
    const period = { ...tablePeriod(request, current), leaves: endOf(request) };
    const visit: Visit = { ...request, ...period, id: `visit-${index}`, tables, isFixed: false };
    return { ...current, occupancy: [...applyMoves(current.occupancy, moves), visit] };
  }, withPatientSteps(evening));
}

const withPatientSteps = (evening: Evening): Evening => ({ ...evening, steps: longSearchSteps });

/** The tables that two visits of an evening hold at the same moment: the venue's one impossible state. */
export function doublyHeldTables({ occupancy }: Pick<Evening, 'occupancy'>): string[] {
  return occupancy.flatMap((a, index) =>
    occupancy
      .slice(index + 1)
      .filter((b) => overlaps(a, b))
      .flatMap((b) => a.tables.filter((table) => b.tables.includes(table))),
  );
}

/** Whether every visit sits at a place that is listed for its size. */
export function areAllAtListedPlaces({ occupancy, plan }: Evening): boolean {
  return occupancy.every((visit) =>
    placesFor(visit.partySize, plan).some((place) => place.tables.join() === visit.tables.join()),
  );
}
