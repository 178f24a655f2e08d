import fc from 'fast-check';
import { endOf } from '../../venue/start-times.js';
import { withoutPlacesAt } from '../../venue/table-plan.js';
import { venueRules } from '../../testing/venue.js';
import { someSeatingExists } from '../../testing/brute-force-seating.js';
import { fridayDate, buildVisit, buildEvening } from '../../testing/builders.js';
import { acceptReservations, findDoublyHeldTables, earlierMorning } from '../../testing/evenings.js';
import { scaleRunCount } from '../../testing/scaled-runs.js';
import { findAvailableStarts, withoutPacingAndWalkInTables } from './available-start-times.js';
import { decideReservation } from './decide-reservation.js';
import type { Evening } from '../evening/evening.js';
import { longSearchSteps } from '../search/seating.js';
import { applyMoves } from '../search/seating-request.js';

const walkInTables = ['T5', 'T8'];
const rules = { ...venueRules, walkInTables };
const eveningWith = (overrides: Partial<Evening> = {}) => buildEvening({ rules, ...overrides });
const couple = { start: 1110, minutes: 120, partySize: 2 };
const decideTables = (request: typeof couple, eveningState: Evening, now = earlierMorning) => {
  const decision = decideReservation(request, eveningState, now);
  return decision.accepted ? decision.tables : decision.refusal;
};

describe('walk-in tables', () => {
  const otherVisits = buildEvening()
    .plan.tables.filter((id) => !walkInTables.includes(id))
    .map((id) => buildVisit({ id, tables: [id], isFixed: true, start: 1080, end: 1260 }));

  it('are not given to online guests although all others are taken', () => {
    expect(decideTables(couple, buildEvening())).toEqual(['T5']);
    expect(decideTables(couple, eveningWith())).toEqual(['T1']);
    expect(decideTables(couple, eveningWith({ occupancy: otherVisits }))).toBe('capacity_full');
    expect(
      findAvailableStarts(couple, eveningWith({ occupancy: otherVisits }), earlierMorning).startTimes,
    ).not.toContain(1110);
  });

  it('are open to online guests an hour before the start, and to staff at any time', () => {
    const nowAt = (minute: number) => ({ date: fridayDate, minute });
    const fullEvening = eveningWith({ occupancy: otherVisits });
    expect(decideTables(couple, fullEvening, nowAt(1049))).toBe('capacity_full');
    expect(decideTables(couple, fullEvening, nowAt(1050))).toEqual(['T5']);
    const { startTimes } = findAvailableStarts(couple, withoutPacingAndWalkInTables(fullEvening), earlierMorning);
    expect(startTimes).toContain(1110);
    expect(decideTables({ ...couple, partySize: 20 }, eveningWith())).toBe('capacity_full'); // the whole room includes them
  });

  it('keep visits that already have them', () => {
    const visit = buildVisit({ tables: ['T5'], start: 1080, end: 1260 });
    expect(decideTables(couple, eveningWith({ occupancy: [visit] }))).toEqual(['T1']);
  });

  it('that are not in the room change nothing', () =>
    expect(decideTables(couple, buildEvening({ rules: { ...venueRules, walkInTables: ['T77'] } }))).toEqual(['T5']));
});

describe('a decision with walk-in tables (property)', () => {
  const { plan } = buildEvening();
  const request = fc.record({
    start: fc.constantFrom(960, 1020, 1080, 1140),
    partySize: fc.integer({ min: 1, max: 6 }),
    minutes: fc.constantFrom(60, 120),
  });

  it('equals a brute force in the room without them, and seats no visit there', () => {
    fc.assert(
      fc.property(
        fc.array(request, { maxLength: 7 }),
        request,
        fc.uniqueArray(fc.constantFrom(...plan.tables), { minLength: 4, maxLength: 6 }),
        (earlierRequests, lastRequest, walkInTables) => {
          const eveningState = acceptReservations(
            buildEvening({ rules: { ...venueRules, walkInTables } }),
            earlierRequests,
          );
          const room = {
            occupancy: eveningState.occupancy,
            plan: withoutPlacesAt(walkInTables, plan),
            steps: longSearchSteps,
          };
          const decision = decideReservation(lastRequest, eveningState, earlierMorning);
          expect(decision.accepted).toBe(someSeatingExists({ ...lastRequest, end: endOf(lastRequest) }, room));
          if (!decision.accepted) return;
          const visit = {
            ...lastRequest,
            id: 'next',
            end: endOf(lastRequest),
            tables: decision.tables,
            isFixed: false,
          };
          const occupancy = [...applyMoves(eveningState.occupancy, decision.moves), visit];
          expect(occupancy.flatMap(({ tables }) => tables).filter((id) => walkInTables.includes(id))).toEqual([]);
          expect(findDoublyHeldTables({ occupancy })).toEqual([]);
        },
      ),
      { numRuns: scaleRunCount(120) },
    );
  }, 60_000);
});
