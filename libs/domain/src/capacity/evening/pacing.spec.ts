import fc from 'fast-check';
import { venueRules } from '../../testing/venue.js';
import { buildVisit, buildEvening } from '../../testing/builders.js';
import { acceptReservations, earlierMorning } from '../../testing/evenings.js';
import { scaleRunCount } from '../../testing/scaled-runs.js';
import { findAvailableStarts } from '../decide/available-start-times.js';
import { decideReservation } from '../decide/decide-reservation.js';
import { type Evening, withoutVisit } from './evening.js';
import { canMoveTo } from '../reseat/move-visit.js';
import { toEvening } from '../reseat/reseat-evening.js';

const rules = { ...venueRules, pacingCovers: 6 };
const pacedEvening = (overrides: Partial<Evening> = {}) => buildEvening({ rules, ...overrides });
const requestAt = (start: number, partySize: number) => ({ start, partySize, minutes: 120 });
const findRefusal = (request: ReturnType<typeof requestAt>, evening: Evening) => {
  const decision = decideReservation(request, evening, earlierMorning);
  return decision.accepted ? null : decision.refusal;
};

describe('a pacing of six covers', () => {
  const partyOfFour = buildVisit({ start: 1110, end: 1230, partySize: 4, tables: ['T6'] });
  const evening = pacedEvening({ occupancy: [partyOfFour] });

  it.each([
    ['accepts two covers beside four', 2, null],
    ['refuses three covers beside four', 3, 'capacity_full'],
  ])('%s', (_title, partySize, expectedRefusal) => {
    expect(findRefusal(requestAt(1110, partySize), evening)).toBe(expectedRefusal);
    expect(findAvailableStarts(requestAt(1110, partySize), evening, earlierMorning).startTimes.includes(1110)).toBe(
      !expectedRefusal,
    );
    expect(findRefusal(requestAt(1140, partySize), evening)).toBeNull();
  });

  it('accepts a larger party if no other party starts with it', () => {
    expect(findRefusal(requestAt(1110, 7), pacedEvening())).toBeNull();
    expect(findRefusal(requestAt(1110, 7), pacedEvening({ occupancy: [buildVisit({ start: 1110, end: 1230 })] }))).toBe(
      'capacity_full',
    );
  });

  it('counts parties between two start times at the first of them, and parties without a table too', () => {
    const quarterEvening = pacedEvening({ occupancy: [{ ...partyOfFour, start: 1125, end: 1245 }] });
    expect([findRefusal(requestAt(1110, 3), quarterEvening), findRefusal(requestAt(1140, 3), quarterEvening)]).toEqual([
      'capacity_full',
      null,
    ]);
    const eveningState = { ...pacedEvening(), visits: [{ ...partyOfFour, tables: [] }], events: [] };
    expect(findRefusal(requestAt(1110, 3), toEvening(eveningState))).toBe('capacity_full');
  });

  it('counts neither the visit itself nor events, and does not apply unless the venue sets it', () => {
    expect(findRefusal(requestAt(1110, 6), withoutVisit(evening, partyOfFour.id))).toBeNull();
    const event = { ...partyOfFour, held: [partyOfFour], capacityMode: 'seats', maxCapacity: 4 } as const;
    expect(findRefusal(requestAt(1110, 6), toEvening({ ...pacedEvening(), visits: [], events: [event] }))).toBeNull();
    expect(findRefusal(requestAt(1110, 6), buildEvening({ occupancy: [partyOfFour] }))).toBeNull();
  });

  it('lets staff keep the start of a visit, and move it only to a start with room for it', () => {
    const visit = buildVisit({ id: 'b', start: 1110, end: 1230, partySize: 4, tables: ['T7'] });
    const move = { visit, evening: pacedEvening({ occupancy: [partyOfFour, visit] }), now: earlierMorning };
    expect(canMoveTo({ start: 1110, minutes: 90 }, move)).toBe(true); // an unchanged start
    expect(canMoveTo({ start: 1140, minutes: 120 }, move)).toBe(true);
    const laterVisit = buildVisit({ id: 'c', start: 1140, end: 1260, partySize: 4, tables: ['T8'] });
    const busyMove = { ...move, evening: pacedEvening({ occupancy: [partyOfFour, visit, laterVisit] }) };
    expect(canMoveTo({ start: 1140, minutes: 120 }, busyMove)).toBe(false);
  });
});

describe('online reservations (property)', () => {
  const possibleStarts = Array.from({ length: 8 }, (_, index) => 960 + index * 30);
  const request = fc.record({
    start: fc.constantFrom(...possibleStarts),
    partySize: fc.integer({ min: 1, max: 10 }),
    minutes: fc.constantFrom(60, 120, 180),
  });

  it('never exceed the pacing at one start, except for a single party; pacing refuses nothing else', () => {
    fc.assert(
      fc.property(
        fc.array(request, { maxLength: 14 }),
        request,
        fc.integer({ min: 1, max: 12 }),
        (requests, lastRequest, pacingCovers) => {
          const evening = acceptReservations(buildEvening({ rules: { ...venueRules, pacingCovers } }), requests);
          for (const start of possibleStarts) {
            const visitsAtStart = evening.occupancy.filter((visit) => visit.start === start);
            const covers = visitsAtStart.reduce((sum, { partySize }) => sum + partySize, 0);
            expect(covers <= pacingCovers || visitsAtStart.length === 1).toBe(true);
          }
          const unpacedDecision = decideReservation(lastRequest, { ...evening, rules: venueRules }, earlierMorning);
          const decision = decideReservation(lastRequest, evening, earlierMorning);
          const covers = evening.occupancy.reduce(
            (sum, visit) => sum + (visit.start === lastRequest.start ? visit.partySize : 0),
            0,
          );
          const isOverPacing = covers > 0 && covers + lastRequest.partySize > pacingCovers;
          expect(decision).toEqual(isOverPacing ? { accepted: false, refusal: 'capacity_full' } : unpacedDecision);
          const { startTimes } = findAvailableStarts(lastRequest, evening, earlierMorning);
          expect(startTimes.includes(lastRequest.start)).toBe(decision.accepted);
        },
      ),
      { numRuns: scaleRunCount(150) },
    );
  }, 60_000);
});
