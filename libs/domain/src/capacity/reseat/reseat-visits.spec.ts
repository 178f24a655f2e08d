import fc from 'fast-check';
import { buildTablePlan, tableMask } from '../../venue/table-plan.js';
import { venueCombinations, venueTables } from '../../testing/venue.js';
import { someSeatingExists, startsOfFewestMoves } from '../../testing/brute-force-seating.js';
import { aVisit, anEvening } from '../../testing/builders.js';
import { afterReserving, doublyHeldTables, areAllAtListedPlaces, withMoves } from '../../testing/evenings.js';
import { scaledRuns } from '../../testing/scaled-runs.js';
import type { VisitRequest } from '../decide/available-start-times.js';
import { findSeatingAt, reseatVisits } from './reseat-visits.js';
import { type Evening, type Visit, withoutVisit } from '../evening/evening.js';

const { plan } = anEvening();
const smallPlan = buildTablePlan(
  venueTables.filter(({ id }) => ['T1', 'T2', 'T5', 'T6', 'L1'].includes(id)),
  venueCombinations.slice(0, 1),
);
const eventAt = (tables: readonly string[]): Visit => aVisit({ id: 'event', tables, partySize: 12, isFixed: true });

const requests = fc.array(
  fc.record<VisitRequest>({
    start: fc.integer({ min: 0, max: 6 }).map((slot) => 960 + slot * 30),
    minutes: fc.integer({ min: 1, max: 3 }).map((hours) => hours * 60),
    partySize: fc.integer({ min: 1, max: 6 }),
  }),
  { maxLength: 7 },
);
const someTables = fc.subarray([...smallPlan.tables], { minLength: 1 });

const fewestMoves = ({ occupancy }: Evening, claim: Visit): number =>
  startsOfFewestMoves({ occupancy: [claim, ...occupancy], plan: smallPlan })?.length ?? 0;

describe('reseatEvening', () => {
  it('moves whoever sits where an event will be', () => {
    const couple = aVisit({ id: 'couple', tables: ['T6'] });
    const reseated = reseatVisits([couple], { immovable: [eventAt(['T6', 'T7'])], planAt: () => plan });
    expect(reseated).toEqual({
      moves: [{ visitId: 'couple', tables: ['T5'] }],
      unseated: [],
      isCertain: true,
      isFewest: true,
    });
  });

  it('names those who fit nowhere, and moves nobody for them', () => {
    const reseated = reseatVisits([aVisit({ id: 'a' }), aVisit({ id: 'b', start: 1200, end: 1320 })], {
      immovable: [eventAt(plan.tables)],
      planAt: () => plan,
    });
    expect(reseated).toEqual({ moves: [], unseated: ['a'], isCertain: true, isFewest: true });
  });

  it('seats a visit that staff had pinned elsewhere when an event takes its table', () => {
    const pinned = aVisit({ id: 'pinned', tables: ['T6'], isFixed: true });
    const reseated = reseatVisits([pinned], { immovable: [eventAt(['T6'])], planAt: () => plan });
    expect(reseated).toEqual({
      moves: [{ visitId: 'pinned', tables: ['T5'] }],
      unseated: [],
      isCertain: true,
      isFewest: true,
    });
  });

  it('does not move a visit that is pinned or seated for one that has no table', () => {
    const occupancy = plan.tables.map((id) => aVisit({ id, tables: [id], isFixed: true }));
    const waiting = aVisit({ id: 'waiting', tables: [] });
    expect(reseatVisits([...occupancy, waiting], { immovable: [], planAt: () => plan })).toEqual({
      moves: [],
      unseated: ['waiting'],
      isCertain: true,
      isFewest: true,
    });
  });

  it('gives the one free table to the party that comes first', () => {
    const occupancy = plan.tables.slice(1).map((id) => aVisit({ id, tables: [id], isFixed: true }));
    const [older, younger] = ['older', 'younger'].map((id) => aVisit({ id, tables: [] }));
    const reseated = reseatVisits([older, younger, ...occupancy].filter(Boolean) as Visit[], {
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

  it('seats whoever sits at a table that is no longer in use', () => {
    const reseated = reseatVisits([aVisit({ id: 'couple', tables: ['T3'] })], {
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

  it('finds a table again for who had none', () => {
    const waiting = aVisit({ id: 'waiting', tables: [] });
    expect(reseatVisits([waiting], { immovable: [], planAt: () => plan })).toEqual({
      moves: [{ visitId: 'waiting', tables: ['T5'] }],
      unseated: [],
      isCertain: true,
      isFewest: true,
    });
  });

  it('leaves nobody without a table if the evening has one for everybody (property, against a brute force)', () => {
    fc.assert(
      fc.property(requests, someTables, (wanted, taken) => {
        const evening = afterReserving(anEvening({ plan: smallPlan }), wanted);
        const event = { ...eventAt(taken), start: 960, end: 1320 };
        const { moves, unseated } = reseatVisits(evening.occupancy, { immovable: [event], planAt: () => smallPlan });
        const after = withMoves(evening, moves);
        const seated = after.occupancy.filter(({ id }) => !unseated.includes(id));
        const all = { ...after, occupancy: [...seated, event] };
        expect(doublyHeldTables(all)).toEqual([]);
        expect(areAllAtListedPlaces({ ...after, occupancy: seated })).toBe(true);
        const [first, ...others] = evening.occupancy;
        const everybodyFits = !first || someSeatingExists(first, { occupancy: [...others, event], plan: smallPlan });
        expect(unseated.length === 0).toBe(everybodyFits);
        if (unseated.length === 0) expect(moves).toHaveLength(fewestMoves(evening, event));
      }),
      { numRuns: scaledRuns(300) },
    );
  });
});

describe('seatAt', () => {
  it('seats a party exactly where staff want it, if the others can make way (property)', () => {
    fc.assert(
      fc.property(requests, someTables, (wanted, tables) => {
        const evening = afterReserving(anEvening({ plan: smallPlan }), wanted);
        const request = { start: 1020, end: 1140, partySize: 2 };
        const seating = findSeatingAt(tables, request, evening);
        const pinned = { ...request, id: 'pinned', tables, isFixed: true };
        const [first, ...others] = evening.occupancy;
        const isPossible = !first || someSeatingExists(first, { occupancy: [...others, pinned], plan: smallPlan });
        expect(typeof seating === 'object').toBe(isPossible);
        if (typeof seating === 'string') return;
        const after = withMoves(evening, seating.moves);
        expect(seating.moves).toHaveLength(fewestMoves(evening, pinned));
        expect(tableMask(seating.tables, plan.tables)).toBe(tableMask(tables, plan.tables));
        expect(doublyHeldTables({ ...after, occupancy: [...after.occupancy, pinned] })).toEqual([]);
      }),
      { numRuns: scaledRuns(300) },
    );
  });

  it('does not take the table of a party that sits there', () => {
    const seated = aVisit({ tables: ['T1'], isFixed: true });
    expect(findSeatingAt(['T1'], { start: 1100, end: 1160, partySize: 2 }, { occupancy: [seated], plan })).toBe('none');
    const evening = withoutVisit(anEvening({ occupancy: [seated] }), seated.id);
    expect(findSeatingAt(['T1'], { start: 1100, end: 1160, partySize: 2 }, evening)).toEqual({
      tables: ['T1'],
      moves: [],
    });
  });
});
