import fc from 'fast-check';
import { buildTablePlan, tableMask } from '../../venue/table-plan.js';
import { venueCombinations, venueTables } from '../../testing/venue.js';
import { someSeatingExists, findStartsOfFewestMoves } from '../../testing/brute-force-seating.js';
import { buildVisit, buildEvening } from '../../testing/builders.js';
import { acceptReservations, findDoublyHeldTables, areAllAtListedPlaces, withMoves } from '../../testing/evenings.js';
import { scaleRunCount } from '../../testing/scaled-runs.js';
import type { VisitRequest } from '../decide/available-start-times.js';
import { findSeatingAt, reseatVisits } from './reseat-visits.js';
import { type Evening, type Visit, withoutVisit } from '../evening/evening.js';

const { plan } = buildEvening();
const smallPlan = buildTablePlan(
  venueTables.filter(({ id }) => ['T1', 'T2', 'T5', 'T6', 'L1'].includes(id)),
  venueCombinations.slice(0, 1),
);
const newEventVisit = (tables: readonly string[]): Visit =>
  buildVisit({ id: 'event', tables, partySize: 12, isFixed: true });

const requests = fc.array(
  fc.record<VisitRequest>({
    start: fc.integer({ min: 0, max: 6 }).map((slot) => 960 + slot * 30),
    minutes: fc.integer({ min: 1, max: 3 }).map((hours) => hours * 60),
    partySize: fc.integer({ min: 1, max: 6 }),
  }),
  { maxLength: 7 },
);
const anyTables = fc.subarray([...smallPlan.tables], { minLength: 1 });

const countFewestMoves = ({ occupancy }: Evening, fixedVisit: Visit): number =>
  findStartsOfFewestMoves({ occupancy: [fixedVisit, ...occupancy], plan: smallPlan })?.length ?? 0;

describe('reseatVisits', () => {
  it('moves a visit from the table of an event', () => {
    const couple = buildVisit({ id: 'couple', tables: ['T6'] });
    const result = reseatVisits([couple], { immovable: [newEventVisit(['T6', 'T7'])], planAt: () => plan });
    expect(result).toEqual({
      moves: [{ visitId: 'couple', tables: ['T5'] }],
      unseated: [],
      isCertain: true,
      isFewest: true,
    });
  });

  it('lists visits that fit nowhere, and moves no other visit for them', () => {
    const reseated = reseatVisits([buildVisit({ id: 'a' }), buildVisit({ id: 'b', start: 1200, end: 1320 })], {
      immovable: [newEventVisit(plan.tables)],
      planAt: () => plan,
    });
    expect(reseated).toEqual({ moves: [], unseated: ['a'], isCertain: true, isFewest: true });
  });

  it('seats a visit that staff had pinned elsewhere when an event takes its table', () => {
    const pinned = buildVisit({ id: 'pinned', tables: ['T6'], isFixed: true });
    const reseated = reseatVisits([pinned], { immovable: [newEventVisit(['T6'])], planAt: () => plan });
    expect(reseated).toEqual({
      moves: [{ visitId: 'pinned', tables: ['T5'] }],
      unseated: [],
      isCertain: true,
      isFewest: true,
    });
  });

  it('does not move a visit that is pinned or seated for one that has no table', () => {
    const occupancy = plan.tables.map((id) => buildVisit({ id, tables: [id], isFixed: true }));
    const unseatedVisit = buildVisit({ id: 'waiting', tables: [] });
    expect(reseatVisits([...occupancy, unseatedVisit], { immovable: [], planAt: () => plan })).toEqual({
      moves: [],
      unseated: ['waiting'],
      isCertain: true,
      isFewest: true,
    });
  });

  it('gives the only free table to the older visit', () => {
    const occupancy = plan.tables.slice(1).map((id) => buildVisit({ id, tables: [id], isFixed: true }));
    const [olderVisit, youngerVisit] = ['older', 'younger'].map((id) => buildVisit({ id, tables: [] }));
    const reseated = reseatVisits([olderVisit, youngerVisit, ...occupancy].filter(Boolean) as Visit[], {
      immovable: [],
      planAt: () => plan,
    });
    expect(reseated).toEqual({
      moves: [{ visitId: 'older', tables: ['T1'] }],
      unseated: ['younger'],
      isCertain: true,
      isFewest: true,
    });
  });

  it('moves a visit from a table that is no longer in use', () => {
    const reseated = reseatVisits([buildVisit({ id: 'couple', tables: ['T3'] })], {
      immovable: [],
      planAt: () => smallPlan,
    });
    expect(reseated).toEqual({
      moves: [{ visitId: 'couple', tables: ['T5'] }],
      unseated: [],
      isCertain: true,
      isFewest: true,
    });
  });

  it('seats a visit that had no table', () => {
    const waiting = buildVisit({ id: 'waiting', tables: [] });
    expect(reseatVisits([waiting], { immovable: [], planAt: () => plan })).toEqual({
      moves: [{ visitId: 'waiting', tables: ['T5'] }],
      unseated: [],
      isCertain: true,
      isFewest: true,
    });
  });

  it('seats all visits if that is possible, with the fewest moves (property, against a brute force)', () => {
    fc.assert(
      fc.property(requests, anyTables, (visitRequests, eventTables) => {
        const evening = acceptReservations(buildEvening({ plan: smallPlan }), visitRequests);
        const event = { ...newEventVisit(eventTables), start: 960, end: 1320 };
        const { moves, unseated } = reseatVisits(evening.occupancy, { immovable: [event], planAt: () => smallPlan });
        const eveningAfter = withMoves(evening, moves);
        const seatedVisits = eveningAfter.occupancy.filter(({ id }) => !unseated.includes(id));
        const wholeEvening = { ...eveningAfter, occupancy: [...seatedVisits, event] };
        expect(findDoublyHeldTables(wholeEvening)).toEqual([]);
        expect(areAllAtListedPlaces({ ...eveningAfter, occupancy: seatedVisits })).toBe(true);
        const [firstVisit, ...otherVisits] = evening.occupancy;
        const canSeatAll =
          !firstVisit || someSeatingExists(firstVisit, { occupancy: [...otherVisits, event], plan: smallPlan });
        expect(unseated.length === 0).toBe(canSeatAll);
        if (unseated.length === 0) expect(moves).toHaveLength(countFewestMoves(evening, event));
      }),
      { numRuns: scaleRunCount(300) },
    );
  });
});

describe('findSeatingAt', () => {
  it('seats a party at the given tables if the other visits can move (property)', () => {
    fc.assert(
      fc.property(requests, anyTables, (visitRequests, tables) => {
        const evening = acceptReservations(buildEvening({ plan: smallPlan }), visitRequests);
        const request = { start: 1020, end: 1140, partySize: 2 };
        const seating = findSeatingAt(tables, request, evening);
        const pinned = { ...request, id: 'pinned', tables, isFixed: true };
        const [firstVisit, ...otherVisits] = evening.occupancy;
        const isPossible =
          !firstVisit || someSeatingExists(firstVisit, { occupancy: [...otherVisits, pinned], plan: smallPlan });
        expect(typeof seating === 'object').toBe(isPossible);
        if (typeof seating === 'string') return;
        const eveningAfter = withMoves(evening, seating.moves);
        expect(seating.moves).toHaveLength(countFewestMoves(evening, pinned));
        expect(tableMask(seating.tables, plan.tables)).toBe(tableMask(tables, plan.tables));
        expect(findDoublyHeldTables({ ...eveningAfter, occupancy: [...eveningAfter.occupancy, pinned] })).toEqual([]);
      }),
      { numRuns: scaleRunCount(300) },
    );
  });

  it('does not take the table of a fixed visit', () => {
    const fixedVisit = buildVisit({ tables: ['T1'], isFixed: true });
    expect(findSeatingAt(['T1'], { start: 1100, end: 1160, partySize: 2 }, { occupancy: [fixedVisit], plan })).toBe(
      'none',
    );
    const evening = withoutVisit(buildEvening({ occupancy: [fixedVisit] }), fixedVisit.id);
    expect(findSeatingAt(['T1'], { start: 1100, end: 1160, partySize: 2 }, evening)).toEqual({
      tables: ['T1'],
      moves: [],
    });
  });
});
