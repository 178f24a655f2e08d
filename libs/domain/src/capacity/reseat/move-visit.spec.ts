import fc from 'fast-check';
import { buildTablePlan } from '../../venue/table-plan.js';
import { venueCombinations, venueTables } from '../../testing/venue.js';
import { someSeatingExists } from '../../testing/brute-force-seating.js';
import { aFriday, aVisit, anEvening } from '../../testing/builders.js';
import { afterReserving, earlierMorning } from '../../testing/evenings.js';
import { scaledRuns } from '../../testing/scaled-runs.js';
import type { VisitRequest } from '../decide/available-start-times.js';
import { canMoveTo, findPlaceWithTable, listAllowedMoveStarts } from './move-visit.js';

const now = earlierMorning;
const smallPlan = buildTablePlan(
  venueTables.filter(({ id }) => ['T1', 'T2', 'T5', 'T6', 'L1'].includes(id)),
  venueCombinations.slice(0, 1),
);
const requests = fc.array(
  fc.record<VisitRequest>({
    start: fc.integer({ min: 0, max: 6 }).map((slot) => 960 + slot * 30),
    minutes: fc.integer({ min: 1, max: 3 }).map((hours) => hours * 60),
    partySize: fc.integer({ min: 1, max: 6 }),
  }),
  { minLength: 1, maxLength: 7 },
);

describe('findPlaceWithTable', () => {
  it('is the table itself, or a combination with it if the party needs one', () => {
    const couple = aVisit({ id: 'couple', tables: ['T5'] });
    const partyOfSix = aVisit({ id: 'six', partySize: 6, tables: ['L1'] });
    const evening = anEvening({ occupancy: [couple, partyOfSix] });
    const stay = { start: 1080, minutes: 120 };
    expect(findPlaceWithTable('T1', stay, { visit: couple, evening, now })).toEqual({ tables: ['T1'], moves: [] });
    expect(findPlaceWithTable('T8', stay, { visit: partyOfSix, evening, now })?.tables).toEqual(['T7', 'T8']);
    expect(findPlaceWithTable('T1', stay, { visit: partyOfSix, evening, now })).toBeNull();
  });

  it('lists the moves of other visits, and keeps the combination of a visit that only changes its time', () => {
    const partyOfSix = aVisit({ id: 'six', partySize: 6, tables: ['T6', 'T7'] });
    const couple = aVisit({ id: 'couple', tables: ['T7'], start: 1200, end: 1320 });
    const evening = anEvening({ occupancy: [partyOfSix, couple] });
    const place = findPlaceWithTable('T7', { start: 1140, minutes: 120 }, { visit: partyOfSix, evening, now });
    expect(place).toEqual({ tables: ['T6', 'T7'], moves: [{ visitId: 'couple', tables: ['T5'] }] });
  });

  it('keeps the combination of a visit that only changes its time, also if another one is as good', () => {
    const stay = { start: 1140, minutes: 120 };
    for (const tables of [
      ['T7', 'T8'],
      ['T8', 'T7'],
      ['T6', 'T7'],
    ]) {
      const partyOfSix = aVisit({ id: 'six', partySize: 6, tables });
      const evening = anEvening({ occupancy: [partyOfSix] });
      const place = findPlaceWithTable('T7', stay, { visit: partyOfSix, evening, now });
      expect([...(place?.tables ?? [])].sort()).toEqual([...tables].sort());
    }
    const partyOfFour = aVisit({ id: 'four', partySize: 4, tables: ['T7'] });
    const evening = anEvening({ occupancy: [partyOfFour] });
    expect(findPlaceWithTable('T7', stay, { visit: partyOfFour, evening, now })?.tables).toEqual(['T7']);
  });

  it('exists exactly if a seating exists (property, against a brute force)', () => {
    fc.assert(
      fc.property(requests, fc.integer({ min: 0, max: 14 }), (visitRequests, slot) => {
        const evening = afterReserving(anEvening({ plan: smallPlan }), visitRequests);
        const [visit, ...otherVisits] = evening.occupancy;
        if (!visit) return;
        const stay = { start: 960 + slot * 15, minutes: visit.end - visit.start };
        for (const table of smallPlan.tables) {
          const places = smallPlan.places.filter(
            ({ tables, minParty, maxParty }) =>
              tables.includes(table) && minParty <= visit.partySize && visit.partySize <= maxParty,
          );
          const isPossible = places.some(({ tables }) => {
            const pinned = { ...visit, start: stay.start, end: stay.start + stay.minutes, tables, isFixed: true };
            const [first, ...otherUnpinned] = otherVisits;
            return !first || someSeatingExists(first, { occupancy: [...otherUnpinned, pinned], plan: smallPlan });
          });
          expect(findPlaceWithTable(table, stay, { visit, evening, now }) !== null).toBe(isPossible);
        }
      }),
      { numRuns: scaledRuns(150) },
    );
  });
});

describe('a seated party', () => {
  it('needs the new table for the time that it stays longer, too', () => {
    const seatedVisit = aVisit({ id: 'sitting', tables: ['T1'], isFixed: true, seatedSince: 1085 });
    const nextVisit = aVisit({ id: 'next', tables: ['T2'], start: 1200, end: 1320, isFixed: true });
    const evening = anEvening({ occupancy: [seatedVisit, nextVisit] });
    const stay = { start: 1080, minutes: 120 };
    const moveAt = (minute: number) => ({ visit: seatedVisit, evening, now: { date: aFriday, minute } });
    expect(findPlaceWithTable('T2', stay, moveAt(1190))).toEqual({ tables: ['T2'], moves: [] });
    expect(findPlaceWithTable('T2', stay, moveAt(1201))).toBeNull();
  });
});

describe('listAllowedMoveStarts', () => {
  it('lists the starts for which staff need no reason', () => {
    const visit = aVisit();
    const starts = listAllowedMoveStarts(120, { visit, evening: anEvening({ occupancy: [visit] }), now });
    expect([starts[0], starts.at(-1), starts.length]).toEqual([960, 1410, 31]);
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
  });

  it('lists only the current start on a closed day', () => {
    const visit = aVisit({ start: 1100, end: 1220 });
    const evening = anEvening({ occupancy: [visit], hours: null });
    expect(listAllowedMoveStarts(120, { visit, evening, now })).toEqual([1100]);
  });

  it('is sorted, also with a current start between two start times', () => {
    const visit = aVisit({ start: 1100, end: 1220 });
    const starts = listAllowedMoveStarts(120, { visit, evening: anEvening({ occupancy: [visit] }), now });
    expect(starts).toContain(1100);
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
  });

  it('leaves out past starts, and keeps a current start that breaks a rule', () => {
    const lateVisit = aVisit({ start: 1425, end: 1545 });
    const evening = anEvening({ occupancy: [lateVisit] });
    const starts = listAllowedMoveStarts(120, { visit: lateVisit, evening, now: { date: aFriday, minute: 1380 } });
    expect([starts[0], starts.includes(1425)]).toEqual([1275, true]);
  });
});

describe('canMoveTo', () => {
  it('is false if a visit would break a rule that it keeps now', () => {
    const visit = aVisit();
    const move = { visit, evening: anEvening({ occupancy: [visit] }), now };
    expect(canMoveTo({ start: 1080, minutes: 480 }, move)).toBe(true);
    expect(canMoveTo({ start: 1095, minutes: 480 }, move)).toBe(false);
    expect(canMoveTo({ start: 930, minutes: 120 }, move)).toBe(false);
  });
});
