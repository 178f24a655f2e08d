import fc from 'fast-check';
import { buildTablePlan } from '../../venue/table-plan.js';
import { venueCombinations, venueTables } from '../../testing/venue.js';
import { someSeatingExists } from '../../testing/brute-force-seating.js';
import { fridayDate, sundayDate, buildVisit, buildEvening } from '../../testing/builders.js';
import { acceptReservations } from '../../testing/evenings.js';
import { scaleRunCount } from '../../testing/scaled-runs.js';
import type { VisitRequest } from './available-start-times.js';
import { type Evening, withBegunVisitsFixed } from '../evening/evening.js';
import type { OpeningHours } from '../../venue/schedule/opening-hours.js';
import { listFreeTables, findSoonestPlace, findWalkInPlaces, findWalkInStart } from './walk-in-places.js';

const nowAt = (minute: number) => ({ date: fridayDate, minute });
const smallPlan = buildTablePlan(
  venueTables.filter(({ id }) => ['T1', 'T2', 'T5', 'T6', 'L1'].includes(id)),
  venueCombinations.slice(0, 1),
);
/** The offered place with the longest stay. */
function findLongestStay(partySize: number, evening: Evening, now: ReturnType<typeof nowAt>) {
  const { placesWithoutMoves, longerPlace } = findWalkInPlaces(partySize, evening, now);
  return longerPlace ?? [...placesWithoutMoves].sort((a, b) => b.minutes - a.minutes)[0] ?? null;
}

const requests = fc.array(
  fc.record<VisitRequest>({
    start: fc.integer({ min: 0, max: 8 }).map((slot) => 960 + slot * 30),
    minutes: fc.integer({ min: 1, max: 3 }).map((hours) => hours * 60),
    partySize: fc.integer({ min: 1, max: 6 }),
  }),
  { maxLength: 7 },
);

describe('walkInStart', () => {
  it.each([
    ['at 18:47 it is 18:45', nowAt(1127), 1125],
    ['at a quarter of an hour it is now', nowAt(1125), 1125],
    ['after midnight it belongs to the evening before', { date: '2026-12-05', minute: 40 }, 1470],
    ['half an hour before closing it is still offered', { date: '2026-12-05', minute: 104 }, 1530],
    ['before opening there is none', nowAt(959), null],
    ['in the last minutes before closing there is none', { date: '2026-12-05', minute: 105 }, null],
  ])('%s', (_, now, start) => expect(findWalkInStart(buildEvening(), now)).toBe(start));

  it('is null on a closed day', () => {
    expect(findWalkInStart(buildEvening({ date: sundayDate }), { date: sundayDate, minute: 1127 })).toBeNull();
  });
});

describe('the longest walk-in stay', () => {
  it('lasts until closing in an empty room, and at most as long as staff may enter', () => {
    expect(findLongestStay(2, buildEvening(), nowAt(1127))).toEqual({
      start: 1125,
      minutes: 420,
      tables: ['T5'],
      moves: [],
    });
    expect(findLongestStay(2, buildEvening(), nowAt(962))?.minutes).toBe(480);
  });

  it('lasts until the next fixed visit', () => {
    const fixedVisits = buildEvening().plan.tables.map((id) =>
      buildVisit({ id, tables: [id], start: 1230, end: 1350, isFixed: true }),
    );
    expect(findLongestStay(2, buildEvening({ occupancy: fixedVisits }), nowAt(1127))?.minutes).toBe(90);
    expect(findLongestStay(20, buildEvening({ occupancy: fixedVisits }), nowAt(1127))?.minutes).toBe(90);
  });

  it('is null on a full evening', () => {
    const fixedVisits = buildEvening().plan.tables.map((id) =>
      buildVisit({ id, tables: [id], start: 1080, end: 1200, isFixed: true }),
    );
    const evening = buildEvening({ occupancy: fixedVisits });
    expect(findLongestStay(2, evening, nowAt(1127))).toBeNull();
    expect(findSoonestPlace({ partySize: 2, minutes: 60 }, evening, nowAt(1127))).toMatchObject({
      start: 1200,
      tables: ['T5'],
    });
  });

  it('is as long as any seating allows (property, against a brute force)', () => {
    fc.assert(
      fc.property(
        requests,
        fc.integer({ min: 1, max: 8 }),
        fc.integer({ min: 960, max: 1300 }),
        fc.option(fc.integer({ min: 3, max: 8 }), { nil: 20 }),
        (earlierRequests, partySize, minute, slotCount) => {
          const closes = 960 + slotCount * 30;
          const closingBreak = { from: closes, until: 1410 };
          const hours: OpeningHours = {
            opens: 960,
            lastStart: 1410,
            closes: 1560,
            ...(slotCount < 20 && { break: closingBreak }),
          };
          const evening = withBegunVisitsFixed(
            acceptReservations(buildEvening({ plan: smallPlan, hours }), earlierRequests),
            nowAt(minute),
          );
          const start = minute - (minute % 15);
          if (start + 30 > closes) return expect(findLongestStay(partySize, evening, nowAt(minute))).toBeNull();
          const longestPlace = findLongestStay(partySize, evening, nowAt(minute));
          const isPossible = (minutes: number): boolean =>
            someSeatingExists({ start, end: start + minutes, partySize }, evening);
          expect(longestPlace ? isPossible(longestPlace.minutes) : !isPossible(30)).toBe(true);
          const { placesWithoutMoves, longerPlace } = findWalkInPlaces(partySize, evening, nowAt(minute));
          for (const { tables, minutes } of placesWithoutMoves) {
            const isHeld = (end: number) =>
              evening.occupancy.some(
                (visit) => visit.start < end && start < visit.end && visit.tables.some((id) => tables.includes(id)),
              );
            const endAfter = start + minutes + 30;
            expect([isHeld(start + minutes), endAfter > closes || minutes === 480 || isHeld(endAfter)]).toEqual([
              false,
              true,
            ]);
          }
          if (longerPlace) expect(placesWithoutMoves.every(({ minutes }) => minutes < longerPlace.minutes)).toBe(true);
          const longerMinutes = (longestPlace?.minutes ?? 0) + 30;
          if (start + longerMinutes <= closes && longerMinutes <= 480) expect(isPossible(longerMinutes)).toBe(false);
        },
      ),
      { numRuns: scaleRunCount(300) },
    );
  });
});

describe('findWalkInPlaces', () => {
  const expectedVisit = (table: string, start: number) => buildVisit({ id: table, tables: [table], start, end: 1500 });

  it('lists places without moves, the longest stay first', () => {
    const occupancy = [
      ...[
        expectedVisit('T1', 1230),
        expectedVisit('T5', 1170),
        buildVisit({ id: 'L1', tables: ['L1'], start: 960, end: 1560, isFixed: true }),
      ],
      ...[expectedVisit('T2', 1200), expectedVisit('T6', 1080)],
    ];
    const { placesWithoutMoves, longerPlace } = findWalkInPlaces(
      2,
      buildEvening({ occupancy, plan: smallPlan }),
      nowAt(1065),
    );
    expect(placesWithoutMoves.map(({ tables: [table], minutes }) => [table, minutes])).toEqual([
      ['T1', 150],
      ['T2', 120],
      ['T5', 90],
    ]);
    expect(longerPlace).toBeNull();
  });

  it('offers a couple with the usual stay the smallest table, and no table with seated guests', () => {
    const seatedVisit = buildVisit({
      id: 'early',
      tables: ['T5'],
      start: 1170,
      end: 1290,
      isFixed: true,
      seatedSince: 1128,
    });
    const occupancy = [...['T1', 'T2', 'T3', 'T4'].map((table) => expectedVisit(table, 1260)), seatedVisit];
    const [bestPlace] = findWalkInPlaces(2, buildEvening({ occupancy }), nowAt(1127)).placesWithoutMoves;
    expect(bestPlace).toMatchObject({ tables: ['T1'], minutes: 120 });
    expect(listFreeTables(1127, buildEvening({ occupancy })).map(({ table }) => table)).not.toContain('T5');
  });
});

describe('findSoonestPlace', () => {
  const couple = { partySize: 2, minutes: 60 };

  it('starts now in an empty room, until the end of the evening', () => {
    expect(findSoonestPlace(couple, buildEvening(), nowAt(1127))?.start).toBe(1125);
    expect(findSoonestPlace(couple, buildEvening(), { date: '2026-12-05', minute: 60 })).toMatchObject({
      start: 1500,
      minutes: 60,
    });
    expect(findSoonestPlace(couple, buildEvening(), { date: '2026-12-05', minute: 75 })).toBeNull();
  });

  it('is null while the venue is closed or full until closing', () => {
    expect(
      findSoonestPlace(couple, buildEvening({ date: sundayDate, hours: null }), { date: sundayDate, minute: 1127 }),
    ).toBeNull();
    expect(findSoonestPlace(couple, buildEvening(), nowAt(900))).toBeNull();
    expect(findLongestStay(2, buildEvening(), nowAt(900))).toBeNull();
    const fullOccupancy = buildEvening().plan.tables.map((id) =>
      buildVisit({ id, tables: [id], start: 1080, end: 1545, isFixed: true }),
    );
    expect(findSoonestPlace(couple, buildEvening({ occupancy: fullOccupancy }), nowAt(1127))).toBeNull();
    expect(
      findSoonestPlace({ ...couple, minutes: 15 }, buildEvening({ occupancy: fullOccupancy }), nowAt(1127))?.start,
    ).toBe(1545);
    expect(findSoonestPlace({ ...couple, from: 1230 }, buildEvening(), nowAt(900))?.start).toBe(1230);
  });
});

describe('listFreeTables', () => {
  it('lists tables for the current minute on a closed day', () => {
    const evening = buildEvening({ occupancy: [buildVisit({ tables: ['T1'] })], plan: smallPlan, hours: null });
    expect(listFreeTables(1100, evening)[0]).toEqual({ table: 'T2', until: 1101 });
  });

  it('leaves out the table of a visit that starts in this minute', () => {
    const occupancy = [buildVisit({ tables: ['T1'], start: 1100, end: 1160 })];
    const evening = buildEvening({ occupancy, plan: smallPlan });
    expect(listFreeTables(1100, evening).map(({ table }) => table)).not.toContain('T1');
    expect(listFreeTables(1099, evening)[0]).toEqual({ table: 'T1', until: 1100 });
    expect(listFreeTables(1160, evening)[0]).toEqual({ table: 'T1', until: 1560 });
  });

  it('names the minute until which each table is free', () => {
    const occupancy = [
      buildVisit({ tables: ['T1'] }),
      buildVisit({ id: 'later', tables: ['T2'], start: 1230, end: 1350 }),
    ];
    const evening = buildEvening({ occupancy, plan: smallPlan });
    expect(listFreeTables(1100, evening)).toEqual([
      { table: 'T2', until: 1230 },
      { table: 'T5', until: 1560 },
      { table: 'T6', until: 1560 },
      { table: 'L1', until: 1560 },
    ]);
    expect(listFreeTables(1200, evening)[0]).toEqual({ table: 'T1', until: 1560 });
  });
});
