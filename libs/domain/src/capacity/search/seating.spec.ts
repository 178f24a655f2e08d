import fc from 'fast-check';
import type { DiningTable } from '../../venue/room-layout.js';
import { buildTablePlan } from '../../venue/table-plan.js';
import { venueCombinations, venueRules, venueTables } from '../../testing/venue.js';
import { someSeatingExists } from '../../testing/brute-force-seating.js';
import { buildVisit, buildEvening } from '../../testing/builders.js';
import { compareMoves } from '../../testing/compare-moves.js';
import {
  acceptReservations,
  findDoublyHeldTables,
  areAllAtListedPlaces,
  earlierMorning,
} from '../../testing/evenings.js';
import { type SeatingAttempt, seededRandom, fillEvening, randomPlan } from '../../testing/full-evenings.js';
import { scaleRunCount } from '../../testing/scaled-runs.js';
import { type VisitRequest, findAvailableStarts } from '../decide/available-start-times.js';
import { decideReservation } from '../decide/decide-reservation.js';
import type { Evening, OccupiedRoom } from '../evening/evening.js';
import { tablePeriod } from '../evening/reset-time.js';
import { longSearchSteps, findSeating, usualSearchSteps } from './seating.js';
import { type Seating, type SeatingRequest, applyMoves } from './seating-request.js';

const { plan } = buildEvening();
/** Few tables, so that a brute force can solve full evenings. */
const smallPlan = buildTablePlan(
  venueTables.filter(({ id }) => ['T1', 'T2', 'T5', 'T6', 'L1'].includes(id)),
  [...venueCombinations.slice(0, 1), { tables: ['T6', 'L1'], minParty: 9, maxParty: 12, isWholeRoom: false }],
);

/** Couples have the four-tops; a party of four fits only if one of them moves. */
const crowded = [
  ...['T6', 'T7', 'T8', 'T3'].map((id) => buildVisit({ id, tables: [id] })),
  ...[['L1'], ['T1', 'T2']].map((tables) => buildVisit({ id: tables.join(), partySize: 4, tables })),
];

const visitRequest = fc.record<VisitRequest>({
  start: fc.integer({ min: 0, max: 15 }).map((slot) => 960 + slot * 30),
  minutes: fc.integer({ min: 1, max: 4 }).map((hours) => hours * 60),
  partySize: fc.oneof({ weight: 4, arbitrary: fc.integer({ min: 1, max: 4 }) }, fc.integer({ min: 1, max: 12 })),
});
const requests = (maxLength: number): fc.Arbitrary<VisitRequest[]> => fc.array(visitRequest, { maxLength });
/** Reset times in minutes. */
const resetTimes = fc.constantFrom(0, 15, 30);
const eveningWith = (resetMinutes: number, overrides: Partial<Evening> = {}): Evening =>
  buildEvening({ rules: { ...venueRules, resetMinutes }, ...overrides });

describe('findSeating', () => {
  it('takes the place with the fewest spare seats that blocks the fewest combinations', () => {
    const request = { start: 1080, end: 1200 };
    expect(findSeating({ ...request, partySize: 2 }, { occupancy: [], plan })).toEqual({ tables: ['T5'], moves: [] });
    expect(findSeating({ ...request, partySize: 3 }, { occupancy: [], plan })).toEqual({ tables: ['T6'], moves: [] });
    expect(findSeating({ ...request, partySize: 8 }, { occupancy: [], plan })).toEqual({ tables: ['L1'], moves: [] });
  });

  it('moves a couple to make room for four', () => {
    const seating = findSeating({ start: 1080, end: 1200, partySize: 4 }, { occupancy: crowded, plan });
    expect(seating).toEqual({ tables: ['T6'], moves: [{ visitId: 'T6', tables: ['T5'] }] });
  });

  it('moves no visit while a place is free', () => {
    const laterVisit = buildVisit({ start: 1200, end: 1320, tables: ['T5'] }); // at the table that would be best
    const seating = findSeating({ start: 1140, end: 1260, partySize: 2 }, { occupancy: [laterVisit], plan });
    expect(seating).toEqual({ tables: ['T1'], moves: [] });
  });

  it('reports that its budget is exceeded', () => {
    const request = { start: 1080, end: 1200, partySize: 4 };
    expect(findSeating(request, { occupancy: crowded, plan, steps: 20 })).toBe('budget_exceeded');
  });

  it('does not move a fixed visit, even if only that would help', () => {
    const occupancy = ['T6', 'L1', 'T1'].map((id) => buildVisit({ id, tables: [id], partySize: 2, isFixed: true }));
    const room = { occupancy, plan: smallPlan };
    expect(findSeating({ start: 1080, end: 1200, partySize: 4 }, room)).toBe('none');
    expect(findSeating({ start: 1200, end: 1260, partySize: 4 }, room)).toMatchObject({ moves: [] });
  });
});

describe('two equal tables', () => {
  it('are both tried when one of them has a later fixed visit', () => {
    const twoTop = (id: string): DiningTable => ({ id, minParty: 1, maxParty: 2 });
    const occupancy = [
      buildVisit({ id: 'long', start: 1080, end: 1200, tables: ['A'] }),
      buildVisit({ id: 'short', start: 1080, end: 1140, tables: ['B'] }),
      buildVisit({ id: 'kept', start: 1200, end: 1320, tables: ['B'], isFixed: true }),
    ];
    const request = { start: 1140, end: 1260, partySize: 2 };
    const moves = [
      { visitId: 'long', tables: ['B'] },
      { visitId: 'short', tables: ['A'] },
    ];
    const room = { occupancy, plan: buildTablePlan([twoTop('A'), twoTop('B')], []) };
    expect(findSeating(request, room)).toEqual({ tables: ['A'], moves });
  });
});

describe('proof C4: seating is exact', () => {
  it(`agrees with a brute force on ${scaleRunCount(2_000)} evenings`, () => {
    const outcomes = { seated: 0, moved: 0, refused: 0 };
    fc.assert(
      fc.property(requests(14), visitRequest, fc.array(fc.nat(8), { maxLength: 3 }), resetTimes, (...args) => {
        const [earlier, request, pinned, resetMinutes] = args;
        const evening = acceptReservations(eveningWith(resetMinutes, { plan: smallPlan }), earlier);
        const visits = evening.occupancy
          .slice(-9)
          .map((visit, index) => ({ ...visit, isFixed: pinned.includes(index) }));
        const room = { plan: smallPlan, occupancy: visits };
        const seatingRequest = { ...tablePeriod(request, evening), partySize: request.partySize };
        const seating = findSeating(seatingRequest, room);
        expect(seating).not.toBe('budget_exceeded');
        expect(typeof seating === 'object').toBe(someSeatingExists(seatingRequest, room));
        if (typeof seating === 'string') outcomes.refused += 1;
        else outcomes[seating.moves.length > 0 ? 'moved' : 'seated'] += 1;
      }),
      { numRuns: scaleRunCount(2_000), seed: 20261204 },
    );
    // guards against runs without hard cases
    expect(Math.min(outcomes.seated, outcomes.moved, outcomes.refused)).toBeGreaterThan(scaleRunCount(50) / 2);
  });

  it(`agrees with a brute force in ${scaleRunCount(400)} random rooms, with some fixed visits`, () => {
    const outcomes = { seated: 0, moved: 0, refused: 0 };
    for (let seed = 0; seed < scaleRunCount(400); seed += 1) {
      const random = seededRandom(seed);
      const attempts = fillEvening(random, randomPlan(random, 3, 5), { opens: 1080, closes: 1320, refusalLimit: 8 });
      for (const { request, room } of attempts.filter(({ room: { occupancy } }) => occupancy.length <= 8)) {
        const occupancy = room.occupancy.map((visit) => ({ ...visit, isFixed: random() < 0.2 }));
        const seating = findSeating(request, { ...room, occupancy });
        expect(typeof seating === 'object').toBe(someSeatingExists(request, { ...room, occupancy }));
        if (typeof seating === 'string') outcomes.refused += 1;
        else outcomes[seating.moves.length > 0 ? 'moved' : 'seated'] += 1;
      }
    }
    expect(Math.min(outcomes.seated, outcomes.moved, outcomes.refused)).toBeGreaterThan(scaleRunCount(50) / 2);
  });

  it(`moves the fewest visits, and of these the latest, like a brute force in ${scaleRunCount(500)} evenings of up to nine tables`, () => {
    const countsByMoves = new Map<number, number>();
    for (const { engineStarts: foundMoves, bruteForceStarts: fewestMoves } of compareMoves(scaleRunCount(500))) {
      expect(foundMoves).toEqual(fewestMoves);
      countsByMoves.set(foundMoves.length, (countsByMoves.get(foundMoves.length) ?? 0) + 1);
    }
    expect([...countsByMoves.keys()].filter((moveCount) => moveCount > 2).length).toBeGreaterThan(0); // one or two moves could be found by chance
  });

  it('moves the latest party, and none to a table with overdue guests', () => {
    const twoTop = (id: string): DiningTable => ({ id, minParty: 1, maxParty: 2 });
    const room = { plan: buildTablePlan(['A', 'B', 'C', 'D'].map(twoTop), [{ tables: ['A', 'B'], minParty: 3, maxParty: 4, isWholeRoom: false }]) }; // prettier-ignore
    const soonerVisit = buildVisit({ id: 'sooner', start: 1100, end: 1200, tables: ['A'] });
    const overdueVisit = buildVisit({
      id: 'overdue',
      start: 960,
      end: 1080,
      tables: ['C'],
      isFixed: true,
      isOverdue: true,
    });
    const requestForFour = { start: 1100, end: 1200, partySize: 4 };
    const seating = findSeating(requestForFour, { ...room, occupancy: [soonerVisit, overdueVisit] });
    expect(seating).toEqual({ tables: ['A', 'B'], moves: [{ visitId: 'sooner', tables: ['D'] }] });
    const fixedVisit = buildVisit({ id: 'full', start: 1100, end: 1200, tables: ['D'], isFixed: true });
    expect(findSeating(requestForFour, { ...room, occupancy: [soonerVisit, overdueVisit, fixedVisit] })).toBe('none');
    expect(
      findSeating({ ...requestForFour, partySize: 2 }, { ...room, occupancy: [overdueVisit, fixedVisit] }),
    ).toMatchObject({ moves: [] });
  });

  it('reports that fewer moves may suffice when its steps end, and finds them with more steps', () => {
    const countMoves = (attempt: SeatingAttempt, steps: number): number => {
      const seating = findSeating(attempt.request, { ...attempt.room, steps });
      return typeof seating === 'object' ? seating.moves.length : 0;
    };
    const undecidedAttempts = fillEvening(seededRandom(37), plan).filter(({ request, room }) => {
      const seating = findSeating(request, room);
      return typeof seating === 'object' && seating.isFewest === false;
    });
    expect(undecidedAttempts).not.toEqual([]);
    for (const attempt of undecidedAttempts)
      expect(countMoves(attempt, longSearchSteps)).toBeLessThan(countMoves(attempt, usualSearchSteps));
  });

  it('never seats wrongly and never refuses without proof, with any number of steps', () => {
    let gaveUpCount = 0;
    for (let seed = 0; seed < scaleRunCount(80); seed += 1) {
      const random = seededRandom(seed);
      for (const { request, room } of fillEvening(random, randomPlan(random, 5, 9)).slice(-40)) {
        const limitedSeating = findSeating(request, { ...room, steps: Math.floor(random() * 750) });
        if (limitedSeating === 'budget_exceeded') gaveUpCount += 1;
        else expect(typeof limitedSeating).toBe(typeof findSeating(request, { ...room, steps: longSearchSteps }));
        if (typeof limitedSeating === 'object')
          expect(findDoublyHeldTables(withNewVisit(room, request, limitedSeating))).toEqual([]);
      }
    }
    expect(gaveUpCount).toBeGreaterThan(scaleRunCount(20) / 4);
  });

  it('stops when its steps end, also within a single moment with many seatings', () => {
    const random = seededRandom(1202);
    const [attempt] = fillEvening(random, randomPlan(random, 5, 16), { refusalLimit: 5 }).slice(45);
    const { request, room } = attempt as SeatingAttempt;
    for (const steps of [500, 5_000, usualSearchSteps]) {
      const effort = { stepsLeft: steps };
      expect(findSeating(request, room, effort)).toBe('budget_exceeded');
      expect(effort.stepsLeft).toBeGreaterThan(-200);
    }
    expect(findSeating(request, { ...room, steps: longSearchSteps })).toBe('none');
  });

  it('needs few steps on full evenings, in the room of the venue and in random rooms', () => {
    let decidedCount = 0;
    let exceededCount = 0;
    for (let seed = 0; seed < scaleRunCount(20); seed += 1) {
      const random = seededRandom(seed);
      for (const { request, room } of fillEvening(random, seed % 2 ? plan : randomPlan(random, 5, 16))) {
        const seating = findSeating(request, room);
        decidedCount += 1;
        if (seating === 'budget_exceeded') exceededCount += 1;
        if (typeof seating === 'object') expect(findDoublyHeldTables(withNewVisit(room, request, seating))).toEqual([]);
      }
    }
    expect(decidedCount).toBeGreaterThan(scaleRunCount(1_500) / 2);
    expect(exceededCount).toBeLessThan(decidedCount / 50);
  });

  it('never holds a table twice and seats every visit at a listed place', () => {
    fc.assert(
      fc.property(requests(70), resetTimes, (requests, reset) => {
        const evening = acceptReservations(eveningWith(reset), requests);
        expect(findDoublyHeldTables(evening)).toEqual([]);
        expect(areAllAtListedPlaces(evening)).toBe(true);
      }),
      { numRuns: scaleRunCount(60), seed: 4 },
    );
  });

  it('offers exactly the starts that can be reserved', () => {
    fc.assert(
      fc.property(requests(45), visitRequest, resetTimes, (requests, { minutes, partySize }, reset) => {
        const evening = acceptReservations(eveningWith(reset), requests);
        const { startTimes: offeredStarts, isCertain } = findAvailableStarts(
          { partySize, minutes },
          evening,
          earlierMorning,
        );
        expect(isCertain).toBe(true);
        for (let start = 960; start <= 1410; start += 30) {
          const decision = decideReservation({ start, minutes, partySize }, evening, earlierMorning);
          expect(decision.accepted).toBe(offeredStarts.includes(start));
        }
      }),
      { numRuns: scaleRunCount(60), seed: 5 },
    );
  });

  it('gives the same answer for any order of the other reservations', () => {
    fc.assert(
      fc.property(requests(40), visitRequest, fc.array(fc.nat()), (requests, request, keys) => {
        const evening = acceptReservations(buildEvening(), requests);
        const shuffled = reserveInOrder(evening, keys);
        const isAccepted = (room: Evening): boolean => decideReservation(request, room, earlierMorning).accepted;
        if (shuffled.occupancy.length === evening.occupancy.length)
          expect(isAccepted(shuffled)).toBe(isAccepted(evening));
      }),
      { numRuns: scaleRunCount(100), seed: 6 },
    );
  });
});

const withNewVisit = (
  room: OccupiedRoom,
  request: SeatingRequest,
  { tables, moves }: Exclude<Seating, string>,
): OccupiedRoom => ({
  ...room,
  occupancy: [...applyMoves(room.occupancy, moves), { ...request, id: 'newcomer', tables, isFixed: false }],
});

/** The same visits reserved in another order; each still fits because all of them fit together. */
function reserveInOrder(evening: Evening, keys: readonly number[]): Evening {
  const visits = evening.occupancy.map((visit, index) => ({ visit, key: keys[index % Math.max(keys.length, 1)] ?? 0 }));
  const requestsInOrder = visits
    .sort((a, b) => a.key - b.key)
    .map(({ visit }) => ({ start: visit.start, minutes: visit.end - visit.start, partySize: visit.partySize }));
  const reseated = acceptReservations({ ...evening, occupancy: [] }, requestsInOrder);
  expect(reseated.occupancy).toHaveLength(evening.occupancy.length);
  return reseated;
}
