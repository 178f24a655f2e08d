import { decideReservation } from '../capacity/decide/decide-reservation.js';
import { longSearchSteps } from '../capacity/search/seating.js';
import type { VisitRequest } from '../capacity/decide/available-start-times.js';
import { type Evening, type Visit, overlaps } from '../capacity/evening/evening.js';
import { tablePeriod } from '../capacity/evening/reset-time.js';
import { type Move, applyMoves } from '../capacity/search/seating-request.js';
import { endOf } from '../venue/start-times.js';
import { placesFor } from '../venue/table-plan.js';

/** A time long before the evenings of the tests, so that no visit has begun. */
export const earlierMorning = { date: '2026-12-01', minute: 600 };

/** The evening after its visits have moved. */
export const withMoves = (evening: Evening, moves: readonly Move[]): Evening => ({
  ...evening,
  occupancy: applyMoves(evening.occupancy, moves),
});

/** Accepts reservations in order, as the venue does; those that do not fit are left out. */
export function acceptReservations(evening: Evening, requests: readonly VisitRequest[]): Evening {
  return requests.reduce<Evening>((currentEvening, request, index) => {
    const decision = decideReservation(request, currentEvening, earlierMorning);
    if (!decision.accepted) return currentEvening;
    const { tables, moves } = decision;
    const period = { ...tablePeriod(request, currentEvening), leaves: endOf(request) };
    const visit: Visit = { ...request, ...period, id: `visit-${index}`, tables, isFixed: false };
    return { ...currentEvening, occupancy: [...applyMoves(currentEvening.occupancy, moves), visit] };
  }, withLongSearch(evening));
}

const withLongSearch = (evening: Evening): Evening => ({ ...evening, steps: longSearchSteps });

/** The tables that two visits hold at the same time, which must never happen. */
export function findDoublyHeldTables({ occupancy }: Pick<Evening, 'occupancy'>): string[] {
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
