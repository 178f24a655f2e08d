import fc from 'fast-check';
import { buildTablePlan } from '../../venue/table-plan.js';
import { venueCombinations, venueTables } from '../../testing/venue.js';
import { someSeatingExists } from '../../testing/brute-force-seating.js';
import { aFriday, aSunday, aVisit, anEvening } from '../../testing/builders.js';
import { afterReserving } from '../../testing/evenings.js';
import { scaledRuns } from '../../testing/scaled-runs.js';
import type { VisitRequest } from './available-start-times.js';
import { type Evening, withBegunVisitsFixed } from '../evening/evening.js';
import type { OpeningHours } from '../../venue/schedule/opening-hours.js';
import { listFreeTables, findSoonestPlace, findWalkInPlaces, walkInStart } from './walk-in-places.js';

const at = (minute: number) => ({ date: aFriday, minute });
const smallPlan = buildTablePlan(
  venueTables.filter(({ id }) => ['T1', 'T2', 'T5', 'T6', 'L1'].includes(id)),
  venueCombinations.slice(0, 1),
);
/** The longest of all that is offered. */
function longestStay(partySize: number, evening: Evening, now: ReturnType<typeof at>) {
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
    ['at 18:47 they sit since 18:45', at(1127), 1125],
    ['at a quarter at once', at(1125), 1125],
    ['after midnight on the evening that still runs', { date: '2026-12-05', minute: 40 }, 1470],
    ['half an hour before closing for that half hour', { date: '2026-12-05', minute: 104 }, 1530],
    ['nobody before opening', at(959), null],
    ['nobody in the last minutes before closing', { date: '2026-12-05', minute: 105 }, null],
  ])('%s', (_, now, start) => expect(walkInStart(anEvening(), now)).toBe(start));

  it('is nothing on a closed day', () => {
    expect(walkInStart(anEvening({ date: aSunday }), { date: aSunday, minute: 1127 })).toBeNull();
  });
});

describe('longestStay', () => {
  it('is until closing in an empty room, and at most as long as staff may enter', () => {
    expect(longestStay(2, anEvening(), at(1127))).toEqual({ start: 1125, minutes: 420, tables: ['T5'], moves: [] });
    expect(longestStay(2, anEvening(), at(962))?.minutes).toBe(480);
  });

  it('is until somebody comes who cannot give way', () => {
    const coming = anEvening().plan.tables.map((id) =>
      aVisit({ id, tables: [id], start: 1230, end: 1350, isFixed: true }),
    );
    expect(longestStay(2, anEvening({ occupancy: coming }), at(1127))?.minutes).toBe(90);
    expect(longestStay(20, anEvening({ occupancy: coming }), at(1127))?.minutes).toBe(90);
  });

  it('is none in a full house', () => {
    const seated = anEvening().plan.tables.map((id) =>
      aVisit({ id, tables: [id], start: 1080, end: 1200, isFixed: true }),
    );
    const evening = anEvening({ occupancy: seated });
    expect(longestStay(2, evening, at(1127))).toBeNull();
    expect(findSoonestPlace({ partySize: 2, minutes: 60 }, evening, at(1127))).toMatchObject({
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
        (wanted, partySize, minute, slots) => {
          const closes = 960 + slots * 30;
          const pause = { from: closes, until: 1410 };
          const hours: OpeningHours = {
            opens: 960,
            lastStart: 1410,
            closes: 1560,
            ...(slots < 20 && { break: pause }),
          };
          const evening = withBegunVisitsFixed(
            afterReserving(anEvening({ plan: smallPlan, hours }), wanted),
            at(minute),
          );
          const start = minute - (minute % 15);
          if (start + 30 > closes) return expect(longestStay(partySize, evening, at(minute))).toBeNull();
          const longest = longestStay(partySize, evening, at(minute));
          const isPossible = (minutes: number): boolean =>
            someSeatingExists({ start, end: start + minutes, partySize }, evening);
          expect(longest ? isPossible(longest.minutes) : !isPossible(30)).toBe(true);
          const { placesWithoutMoves, longerPlace } = findWalkInPlaces(partySize, evening, at(minute));
          for (const { tables, minutes } of placesWithoutMoves) {
            const held = (end: number) =>
              evening.occupancy.some(
                (one) => one.start < end && start < one.end && one.tables.some((id) => tables.includes(id)),
              );
            const after = start + minutes + 30;
            expect([held(start + minutes), after > closes || minutes === 480 || held(after)]).toEqual([false, true]);
          }
          if (longerPlace) expect(placesWithoutMoves.every(({ minutes }) => minutes < longerPlace.minutes)).toBe(true);
          const more = (longest?.minutes ?? 0) + 30;
          if (start + more <= closes && more <= 480) expect(isPossible(more)).toBe(false);
        },
      ),
      { numRuns: scaledRuns(300) },
    );
  });
});

describe('walkInOffers', () => {
  const expected = (table: string, start: number) => aVisit({ id: table, tables: [table], start, end: 1500 });

  it('names first where nobody moves, the longest stay first, and what moving others adds', () => {
    const occupancy = [
      ...[
        expected('T1', 1230),
        expected('T5', 1170),
        aVisit({ id: 'L1', tables: ['L1'], start: 960, end: 1560, isFixed: true }),
      ],
      ...[expected('T2', 1200), expected('T6', 1080)],
    ];
    const { placesWithoutMoves, longerPlace } = findWalkInPlaces(
      2,
      anEvening({ occupancy, plan: smallPlan }),
      at(1065),
    );
    expect(placesWithoutMoves.map(({ tables: [table], minutes }) => [table, minutes])).toEqual([
      ['T1', 150],
      ['T2', 120],
      ['T5', 90],
    ]);
    expect(longerPlace).toBeNull();
  });

  it('gives two who stay as long as usual the smallest table, and none at which others sit', () => {
    const sitting = aVisit({ id: 'early', tables: ['T5'], start: 1170, end: 1290, isFixed: true, seatedSince: 1128 });
    const occupancy = [...['T1', 'T2', 'T3', 'T4'].map((table) => expected(table, 1260)), sitting];
    const [best] = findWalkInPlaces(2, anEvening({ occupancy }), at(1127)).placesWithoutMoves;
    expect(best).toMatchObject({ tables: ['T1'], minutes: 120 });
    expect(listFreeTables(1127, anEvening({ occupancy })).map(({ table }) => table)).not.toContain('T5');
  });
});

describe('soonestPlace', () => {
  const couple = { partySize: 2, minutes: 60 };

  it('is at once in an empty room, and until the very end of the evening', () => {
    expect(findSoonestPlace(couple, anEvening(), at(1127))?.start).toBe(1125);
    expect(findSoonestPlace(couple, anEvening(), { date: '2026-12-05', minute: 60 })).toMatchObject({
      start: 1500,
      minutes: 60,
    });
    expect(findSoonestPlace(couple, anEvening(), { date: '2026-12-05', minute: 75 })).toBeNull();
  });

  it('is none while the house is closed, nor in one that is full until closing', () => {
    expect(
      findSoonestPlace(couple, anEvening({ date: aSunday, hours: null }), { date: aSunday, minute: 1127 }),
    ).toBeNull();
    expect(findSoonestPlace(couple, anEvening(), at(900))).toBeNull();
    expect(longestStay(2, anEvening(), at(900))).toBeNull();
    const full = anEvening().plan.tables.map((id) =>
      aVisit({ id, tables: [id], start: 1080, end: 1545, isFixed: true }),
    );
    expect(findSoonestPlace(couple, anEvening({ occupancy: full }), at(1127))).toBeNull();
    expect(findSoonestPlace({ ...couple, minutes: 15 }, anEvening({ occupancy: full }), at(1127))?.start).toBe(1545);
    expect(findSoonestPlace({ ...couple, from: 1230 }, anEvening(), at(900))?.start).toBe(1230);
  });
});

describe('freeTableSpans', () => {
  it('says so of a closed day as well, for the moment', () => {
    const evening = anEvening({ occupancy: [aVisit({ tables: ['T1'] })], plan: smallPlan, hours: null });
    expect(listFreeTables(1100, evening)[0]).toEqual({ table: 'T2', until: 1101 });
  });

  it('does not count who begins at that minute as still to come', () => {
    const occupancy = [aVisit({ tables: ['T1'], start: 1100, end: 1160 })];
    const evening = anEvening({ occupancy, plan: smallPlan });
    expect(listFreeTables(1100, evening).map(({ table }) => table)).not.toContain('T1');
    expect(listFreeTables(1099, evening)[0]).toEqual({ table: 'T1', until: 1100 });
    expect(listFreeTables(1160, evening)[0]).toEqual({ table: 'T1', until: 1560 });
  });

  it('says until when', () => {
    const occupancy = [aVisit({ tables: ['T1'] }), aVisit({ id: 'later', tables: ['T2'], start: 1230, end: 1350 })];
    const evening = anEvening({ occupancy, plan: smallPlan });
    expect(listFreeTables(1100, evening)).toEqual([
      { table: 'T2', until: 1230 },
      { table: 'T5', until: 1560 },
      { table: 'T6', until: 1560 },
      { table: 'L1', until: 1560 },
    ]);
    expect(listFreeTables(1200, evening)[0]).toEqual({ table: 'T1', until: 1560 });
  });
});
