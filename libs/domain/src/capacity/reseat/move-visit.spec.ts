import fc from 'fast-check';
import { buildTablePlan } from '../../venue/table-plan.js';
import { venueCombinations, venueTables } from '../../testing/venue.js';
import { someSeatingExists } from '../../testing/brute-force-seating.js';
import { fridayDate, buildVisit, buildEvening } from '../../testing/builders.js';
import { acceptReservations, earlierMorning } from '../../testing/evenings.js';
import { scaleRunCount } from '../../testing/scaled-runs.js';
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
    const couple = buildVisit({ id: 'couple', tables: ['T5'] });
    const partyOfSix = buildVisit({ id: 'six', partySize: 6, tables: ['L1'] });
    const evening = buildEvening({ occupancy: [couple, partyOfSix] });
    const stay = { start: 1080, minutes: 120 };
    expect(findPlaceWithTable('T1', stay, { visit: couple, evening, now })).toEqual({ tables: ['T1'], moves: [] });
    expect(findPlaceWithTable('T8', stay, { visit: partyOfSix, evening, now })?.tables).toEqual(['T7', 'T8']);
    expect(findPlaceWithTable('T1', stay, { visit: partyOfSix, evening, now })).toBeNull();
  });

  it('lists the moves of other visits, and keeps the combination of a visit that only changes its time', () => {
    const partyOfSix = buildVisit({ id: 'six', partySize: 6, tables: ['T6', 'T7'] });
    const couple = buildVisit({ id: 'couple', tables: ['T7'], start: 1200, end: 1320 });
    const evening = buildEvening({ occupancy: [partyOfSix, couple] });
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
      const partyOfSix = buildVisit({ id: 'six', partySize: 6, tables });
      const evening = buildEvening({ occupancy: [partyOfSix] });
      const place = findPlaceWithTable('T7', stay, { visit: partyOfSix, evening, now });
      expect([...(place?.tables ?? [])].sort()).toEqual([...tables].sort());
    }
    const partyOfFour = buildVisit({ id: 'four', partySize: 4, tables: ['T7'] });
    const evening = buildEvening({ occupancy: [partyOfFour] });
    expect(findPlaceWithTable('T7', stay, { visit: partyOfFour, evening, now })?.tables).toEqual(['T7']);
  });

  it('exists exactly if a seating exists (property, against a brute force)', () => {
    fc.assert(
      fc.property(requests, fc.integer({ min: 0, max: 14 }), (visitRequests, slot) => {
        const evening = acceptReservations(buildEvening({ plan: smallPlan }), visitRequests);
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
      { numRuns: scaleRunCount(150) },
    );
  });
});

describe('a seated party', () => {
  it('needs the new table for the time that it stays longer, too', () => {
    const seatedVisit = buildVisit({ id: 'sitting', tables: ['T1'], isFixed: true, seatedSince: 1085 });
    const nextVisit = buildVisit({ id: 'next', tables: ['T2'], start: 1200, end: 1320, isFixed: true });
    const evening = buildEvening({ occupancy: [seatedVisit, nextVisit] });
    const stay = { start: 1080, minutes: 120 };
    const moveAt = (minute: number) => ({ visit: seatedVisit, evening, now: { date: fridayDate, minute } });
    expect(findPlaceWithTable('T2', stay, moveAt(1190))).toEqual({ tables: ['T2'], moves: [] });
    expect(findPlaceWithTable('T2', stay, moveAt(1201))).toBeNull();
  });
});

describe('listAllowedMoveStarts', () => {
  it('lists the starts for which staff need no reason', () => {
    const visit = buildVisit();
    const starts = listAllowedMoveStarts(120, { visit, evening: buildEvening({ occupancy: [visit] }), now });
    expect([starts[0], starts.at(-1), starts.length]).toEqual([960, 1410, 31]);
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
  });

  it('lists only the current start on a closed day', () => {
    const visit = buildVisit({ start: 1100, end: 1220 });
    const evening = buildEvening({ occupancy: [visit], hours: null });
    expect(listAllowedMoveStarts(120, { visit, evening, now })).toEqual([1100]);
  });

  it('is sorted, also with a current start between two start times', () => {
    const visit = buildVisit({ start: 1100, end: 1220 });
    const starts = listAllowedMoveStarts(120, { visit, evening: buildEvening({ occupancy: [visit] }), now });
    expect(starts).toContain(1100);
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
  });

  it('leaves out past starts, and keeps a current start that breaks a rule', () => {
    const lateVisit = buildVisit({ start: 1425, end: 1545 });
    const evening = buildEvening({ occupancy: [lateVisit] });
    const starts = listAllowedMoveStarts(120, { visit: lateVisit, evening, now: { date: fridayDate, minute: 1380 } });
    expect([starts[0], starts.includes(1425)]).toEqual([1275, true]);
  });
});

describe('canMoveTo', () => {
  it('is false if a visit would break a rule that it keeps now', () => {
    const visit = buildVisit();
    const move = { visit, evening: buildEvening({ occupancy: [visit] }), now };
    expect(canMoveTo({ start: 1080, minutes: 480 }, move)).toBe(true);
    expect(canMoveTo({ start: 1095, minutes: 480 }, move)).toBe(false);
    expect(canMoveTo({ start: 930, minutes: 120 }, move)).toBe(false);
  });
});
