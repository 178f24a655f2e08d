import fc from 'fast-check';
import { endOf } from '../../venue/start-times.js';
import { withoutPlacesAt } from '../../venue/table-plan.js';
import { venueRules } from '../../testing/venue.js';
import { someSeatingExists } from '../../testing/brute-force-seating.js';
import { aFriday, aVisit, anEvening } from '../../testing/builders.js';
import { afterReserving, doublyHeldTables, earlierMorning } from '../../testing/evenings.js';
import { scaledRuns } from '../../testing/scaled-runs.js';
import { findAvailableStarts, withoutPacingAndWalkInTables } from './available-start-times.js';
import { decideReservation } from './decide-reservation.js';
import type { Evening } from '../evening/evening.js';
import { longSearchSteps } from '../search/seating.js';
import { applyMoves } from '../search/seating-request.js';

const kept = ['T5', 'T8'];
const rules = { ...venueRules, walkInTables: kept };
const evening = (overrides: Partial<Evening> = {}) => anEvening({ rules, ...overrides });
const couple = { start: 1110, minutes: 120, partySize: 2 };
const tablesOf = (request: typeof couple, eveningState: Evening, now = earlierMorning) => {
  const decision = decideReservation(request, eveningState, now);
  return decision.accepted ? decision.tables : decision.refusal;
};

describe('tables that are kept for the street', () => {
  const others = anEvening()
    .plan.tables.filter((id) => !kept.includes(id))
    .map((id) => aVisit({ id, tables: [id], isFixed: true, start: 1080, end: 1260 }));

  it('are not given to guests online, though all others are taken', () => {
    expect(tablesOf(couple, anEvening())).toEqual(['T5']);
    expect(tablesOf(couple, evening())).toEqual(['T1']);
    expect(tablesOf(couple, evening({ occupancy: others }))).toBe('capacity_full');
    expect(findAvailableStarts(couple, evening({ occupancy: others }), earlierMorning).startTimes).not.toContain(1110);
  });

  it('are everybody’s an hour before the start, and staff’s at any time', () => {
    const at = (minute: number) => ({ date: aFriday, minute });
    const full = evening({ occupancy: others });
    expect(tablesOf(couple, full, at(1049))).toBe('capacity_full');
    expect(tablesOf(couple, full, at(1050))).toEqual(['T5']);
    const { startTimes } = findAvailableStarts(couple, withoutPacingAndWalkInTables(full), earlierMorning);
    expect(startTimes).toContain(1110);
    expect(tablesOf({ ...couple, partySize: 20 }, evening())).toBe('capacity_full'); // the whole room has them too
  });

  it('leave whoever sits there', () => {
    const sitting = aVisit({ tables: ['T5'], start: 1080, end: 1260 });
    expect(tablesOf(couple, evening({ occupancy: [sitting] }))).toEqual(['T1']);
  });

  it('that are none of the room are kept from nobody', () =>
    expect(tablesOf(couple, anEvening({ rules: { ...venueRules, walkInTables: ['T77'] } }))).toEqual(['T5']));
});

describe('a decision with tables kept for the street (property)', () => {
  const { plan } = anEvening();
  const request = fc.record({
    start: fc.constantFrom(960, 1020, 1080, 1140),
    partySize: fc.integer({ min: 1, max: 6 }),
    minutes: fc.constantFrom(60, 120),
  });

  it('is that of the brute force in the room without them, and puts nobody there', () => {
    fc.assert(
      fc.property(
        fc.array(request, { maxLength: 7 }),
        request,
        fc.uniqueArray(fc.constantFrom(...plan.tables), { minLength: 4, maxLength: 6 }),
        (before, next, walkInTables) => {
          const eveningState = afterReserving(anEvening({ rules: { ...venueRules, walkInTables } }), before);
          const room = {
            occupancy: eveningState.occupancy,
            plan: withoutPlacesAt(walkInTables, plan),
            steps: longSearchSteps,
          };
          const decision = decideReservation(next, eveningState, earlierMorning);
          expect(decision.accepted).toBe(someSeatingExists({ ...next, end: endOf(next) }, room));
          if (!decision.accepted) return;
          const seated = { ...next, id: 'next', end: endOf(next), tables: decision.tables, isFixed: false };
          const occupancy = [...applyMoves(eveningState.occupancy, decision.moves), seated];
          expect(occupancy.flatMap(({ tables }) => tables).filter((id) => walkInTables.includes(id))).toEqual([]);
          expect(doublyHeldTables({ occupancy })).toEqual([]);
        },
      ),
      { numRuns: scaledRuns(120) },
    );
  }, 60_000);
});
