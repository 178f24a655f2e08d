import { buildTablePlan } from '../../venue/table-plan.js';
import { venueDayOn, tablePlanOn } from '../../venue/venue.js';
import { venueCombinations, venueTables, seededVenue } from '../../testing/venue.js';
import { someSeatingExists } from '../../testing/brute-force-seating.js';
import { fridayDate, buildVisit, buildEvening } from '../../testing/builders.js';
import { acceptReservations, findDoublyHeldTables, earlierMorning } from '../../testing/evenings.js';
import { seededRandom, fillEvening } from '../../testing/full-evenings.js';
import { scaleRunCount } from '../../testing/scaled-runs.js';
import { findAvailableStarts } from '../decide/available-start-times.js';
import type { Visit } from './evening.js';
import { toEveningImpact } from '../decide/venue-change-impact.js';
import { findPlaceWithTable, listAllowedMoveStarts } from '../reseat/move-visit.js';
import type { EventSeating } from './event-holdings.js';
import { type EveningState, toEvening, reseatEvening } from '../reseat/reseat-evening.js';
import { tablePeriod } from './reset-time.js';
import { findWalkInPlaces } from '../decide/walk-in-places.js';

const day = venueDayOn(fridayDate, seededVenue);
const plan = tablePlanOn(fridayDate, seededVenue);
const oneTablePlan = buildTablePlan([{ id: 'T1', minParty: 1, maxParty: 2 }], []);
const rulesWith = (resetMinutes: number) => ({ ...day.rules, freezeMinutes: null, resetMinutes });
const newState = (resetMinutes: number, overrides: Partial<EveningState> = {}): EveningState => ({
  ...day,
  ...{ rules: rulesWith(resetMinutes), plan, visits: [], events: [] },
  ...overrides,
});
const nowAt = (minute: number) => ({ date: fridayDate, minute });
const listPlaces = ({ visits }: EveningState): string[] =>
  visits.map(({ id, tables, start, end }) => `${id} ${tables.join('+') || '–'} ${start}–${end}`);
const listReseated = (eveningState: EveningState, now = earlierMorning): string[] =>
  listPlaces(reseatEvening(eveningState, now).eveningState);
const firstVisit = buildVisit({ id: 'first' }); // 18:00 to 20:00
const nextVisit = buildVisit({ id: 'next', start: 1200, end: 1320 });
const newEvent = (overrides: Partial<EventSeating> = {}): EventSeating => ({
  ...{ id: 'event', start: 1200, end: 1320, held: [] },
  ...{ capacityMode: 'full_room', maxCapacity: 30, ...overrides },
});

describe('the reset time of tables', () => {
  it('lengthens the table period within the service date, and changes nothing if it is zero', () => {
    expect(tablePeriod({ start: 1080, minutes: 120 }, { rules: rulesWith(15) })).toEqual({ start: 1080, end: 1215 });
    expect(tablePeriod({ start: 1620, minutes: 120 }, { rules: rulesWith(30) })).toEqual({ start: 1620, end: 1740 });
    const eveningState = newState(0, { visits: [firstVisit, nextVisit] });
    expect(reseatEvening(eveningState, earlierMorning).eveningState.visits).toBe(eveningState.visits);
  });

  it.each([
    [0, [960, 1200, 1230]],
    [15, [1230]],
    [30, [1230]],
  ])('of %s minutes leaves these starts, before and after a visit', (resetMinutes, expectedStarts) => {
    const room = { plan: oneTablePlan, rules: rulesWith(resetMinutes) };
    const evening = toEvening(
      reseatEvening(newState(resetMinutes, { ...room, visits: [firstVisit] }), earlierMorning).eveningState,
    );
    const { startTimes } = findAvailableStarts({ partySize: 2, minutes: 120 }, evening, earlierMorning);
    expect([960, 1200, 1230].filter((start) => startTimes.includes(start))).toEqual(expectedStarts);
  });

  it('may last beyond closing', () => {
    const evening = buildEvening({ rules: rulesWith(30) });
    const { startTimes } = findAvailableStarts({ partySize: 2, minutes: 150 }, evening, earlierMorning);
    expect(startTimes.at(-1)).toBe(1410);
    const lateVisit = buildVisit({ start: 1440, end: 1560 });
    const eveningState = newState(30, { visits: [lateVisit], oldHours: { opens: 960, lastStart: 1410, closes: 1560 } });
    expect(listReseated(eveningState)).toEqual(['visit T1 1440–1590']);
  });

  it('is added to existing visits once, and removed again', () => {
    const { eveningState } = reseatEvening(newState(30, { visits: [firstVisit] }), earlierMorning);
    expect(listPlaces(eveningState)).toEqual(['first T1 1080–1230']);
    expect(reseatEvening(eveningState, earlierMorning).eveningState.visits).toBe(eveningState.visits);
    expect(listReseated({ ...eveningState, rules: rulesWith(15) })).toEqual(['first T1 1080–1215']);
    expect(listReseated({ ...eveningState, rules: rulesWith(0) })).toEqual(['first T1 1080–1200']);
  });

  it('reseats a visit that follows directly, or strands it if there is no other table', () => {
    const visits = [nextVisit, firstVisit];
    expect(listReseated(newState(15, { visits }))).toEqual(['next T1 1200–1335', 'first T5 1080–1215']);
    const pinned = newState(15, { visits: [nextVisit, { ...firstVisit, isFixed: true }] });
    expect(listReseated(pinned)).toEqual(['next T5 1200–1335', 'first T1 1080–1215']);
    const bothFixed = newState(15, { visits: visits.map((visit) => ({ ...visit, isFixed: true })) });
    expect(listReseated(bothFixed)).toEqual(['next T5 1200–1335', 'first T1 1080–1215']); // the earlier start stays
    const eveningBefore = newState(0, { plan: oneTablePlan, visits });
    const impact = toEveningImpact(
      eveningBefore,
      reseatEvening(newState(15, { plan: oneTablePlan, visits }), earlierMorning),
    );
    expect(impact).toMatchObject({ kept: ['next'], stranded: [{ id: 'first', why: 'no_table' }] });
  });

  it('counts between a visit and an event, but not after the event', () => {
    const visits = [firstVisit, buildVisit({ id: 'after', start: 1320, end: 1380 })];
    expect(listReseated(newState(15, { visits, events: [newEvent()] }))).toEqual([
      'first – 1080–1215',
      'after T1 1320–1395',
    ]);
  });

  it('of a visit that has begun takes no table from an event or from another visit that has begun', () => {
    const visits = [firstVisit, nextVisit];
    expect(listReseated(newState(15, { visits: [firstVisit], events: [newEvent()] }), nowAt(1100))).toEqual([
      'first T1 1080–1200',
    ]);
    expect(listReseated(newState(15, { visits }), nowAt(1100))).toEqual(['first T1 1080–1215', 'next T5 1200–1335']);
    expect(listReseated(newState(15, { visits }), nowAt(1210))).toEqual(['first T1 1080–1200', 'next T1 1200–1335']);
    const lengthenedVisit = { ...firstVisit, end: 1230, leaves: 1200 };
    expect(listReseated(newState(0, { visits: [lengthenedVisit] }), nowAt(1100))).toEqual(['first T1 1080–1230']);
  });

  it('is used by guests who stay longer before the period is extended', () => {
    const seatedVisit = { ...firstVisit, isFixed: true, seatedSince: 1080 };
    const eveningState = newState(30, { visits: [seatedVisit] });
    expect(listReseated(eveningState, nowAt(1210))).toEqual(['first T1 1080–1230']);
    expect(listReseated(eveningState, nowAt(1231))).toEqual(['first T1 1080–1245']);
    const laterVisit = { ...nextVisit, start: 1230, end: 1320 };
    expect(listReseated({ ...eveningState, visits: [seatedVisit, laterVisit] }, nowAt(1229))[1]).toBe(
      'next T1 1230–1350',
    );
    expect(listReseated({ ...eveningState, visits: [seatedVisit, laterVisit] }, nowAt(1230))[1]).toBe(
      'next T5 1230–1350',
    );
  });

  it('counts for visits that staff move and for walk-ins', () => {
    const { eveningState } = reseatEvening(newState(30, { plan: oneTablePlan, visits: [nextVisit] }), earlierMorning);
    const evening = toEvening(eveningState);
    const visit = buildVisit({ id: 'moved', tables: [], start: 960, end: 1020 });
    const move = { visit, evening: toEvening(eveningState), now: earlierMorning };
    const fixedMove = {
      ...move,
      evening: { ...evening, occupancy: evening.occupancy.map((visit) => ({ ...visit, isFixed: true })) },
    };
    expect(listAllowedMoveStarts(150, move)).toContain(1410); // until closing
    expect(findPlaceWithTable('T1', { start: 1110, minutes: 60 }, fixedMove)).toEqual({ tables: ['T1'], moves: [] });
    expect(findPlaceWithTable('T1', { start: 1125, minutes: 60 }, fixedMove)).toBeNull();
    expect(findPlaceWithTable('T1', { start: 1350, minutes: 60 }, fixedMove)).toEqual({ tables: ['T1'], moves: [] });
    expect(findPlaceWithTable('T1', { start: 1335, minutes: 60 }, fixedMove)).toBeNull();
    const { placesWithoutMoves, longerPlace } = findWalkInPlaces(2, evening, nowAt(1080));
    expect(longerPlace ?? placesWithoutMoves[0]).toMatchObject({ start: 1080, minutes: 90 });
  });
});

const runCount = scaleRunCount(300);

describe(`${runCount} changes of the reset time on random evenings, compared with a brute force`, () => {
  it('lose no visit, give each its reset time, strand only visits that fit nowhere, and are idempotent', () => {
    const random = seededRandom(26);
    const counts = { reseated: 0, stranded: 0 };
    const smallPlan = buildTablePlan(
      venueTables.filter(({ id }) => ['T1', 'T2', 'T5', 'T6', 'L1'].includes(id)),
      venueCombinations.slice(0, 1),
    );
    for (let index = 0; index < runCount; index += 1) {
      const [resetBefore = 0, resetAfter = 0] = [0, 1].map(() => 15 * Math.floor(random() * 3));
      const attempts = fillEvening(random, smallPlan, { refusalLimit: 6 }).slice(-30);
      const requests = attempts.map(({ request: { start, end, partySize } }) => ({
        start,
        minutes: end - start,
        partySize,
      }));
      const { occupancy } = acceptReservations(
        buildEvening({ plan: smallPlan, rules: rulesWith(resetBefore) }),
        requests,
      );
      const visits = occupancy.slice(0, 8).map((visit): Visit => ({ ...visit, isFixed: random() < 0.1 }));
      const eveningState = newState(resetBefore, { plan: smallPlan, visits });
      expect(reseatEvening(eveningState, earlierMorning).eveningState.visits).toBe(visits);
      const reseating = reseatEvening({ ...eveningState, rules: rulesWith(resetAfter) }, earlierMorning);
      expect(reseating.isCertain).toBe(true);
      const { kept, reseated, stranded } = toEveningImpact(eveningState, reseating);
      counts.reseated += reseated.length;
      counts.stranded += stranded.length;
      expect([...kept, ...reseated.map(({ id }) => id), ...stranded.map(({ id }) => id)].sort()).toEqual(
        visits.map(({ id }) => id).sort(),
      );
      const seatedVisits = reseating.eveningState.visits.filter(({ tables }) => tables.length > 0);
      expect(findDoublyHeldTables({ occupancy: seatedVisits })).toEqual([]);
      for (const visit of reseating.eveningState.visits) {
        const visitBefore = visits.find(({ id }) => id === visit.id);
        expect(visit.end).toBe((visitBefore?.leaves ?? 0) + resetAfter);
      }
      const unseatedVisits = reseating.eveningState.visits.filter(({ tables }) => tables.length === 0);
      for (const visit of unseatedVisits)
        expect(someSeatingExists(visit, { occupancy: seatedVisits, plan: smallPlan })).toBe(false);
      if (resetAfter <= resetBefore) expect([reseated, stranded]).toEqual([[], []]);
      expect(reseatEvening(reseating.eveningState, earlierMorning).eveningState.visits).toEqual(
        reseating.eveningState.visits,
      );
    }
    expect(Math.min(counts.reseated, counts.stranded)).toBeGreaterThan(runCount / 20);
  }, 120_000);
});
