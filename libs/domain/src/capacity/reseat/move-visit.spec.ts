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

describe('placeAtTable', () => {
  it('is the table itself, or the combination with it that the party needs', () => {
    const couple = aVisit({ id: 'couple', tables: ['T5'] });
    const six = aVisit({ id: 'six', partySize: 6, tables: ['L1'] });
    const evening = anEvening({ occupancy: [couple, six] });
    const stay = { start: 1080, minutes: 120 };
    expect(findPlaceWithTable('T1', stay, { visit: couple, evening, now })).toEqual({ tables: ['T1'], moves: [] });
    expect(findPlaceWithTable('T8', stay, { visit: six, evening, now })?.tables).toEqual(['T7', 'T8']);
    expect(findPlaceWithTable('T1', stay, { visit: six, evening, now })).toBeNull();
  });

  it('names who gives way, and keeps a combination together that is moved in time only', () => {
    const six = aVisit({ id: 'six', partySize: 6, tables: ['T6', 'T7'] });
    const couple = aVisit({ id: 'couple', tables: ['T7'], start: 1200, end: 1320 });
    const evening = anEvening({ occupancy: [six, couple] });
    const later = findPlaceWithTable('T7', { start: 1140, minutes: 120 }, { visit: six, evening, now });
    expect(later).toEqual({ tables: ['T6', 'T7'], moves: [{ visitId: 'couple', tables: ['T5'] }] });
  });

  it('keeps a combination that is moved in time, also where another one with that table is as good', () => {
    const stay = { start: 1140, minutes: 120 };
    for (const tables of [
      ['T7', 'T8'],
      ['T8', 'T7'],
      ['T6', 'T7'],
    ]) {
      const six = aVisit({ id: 'six', partySize: 6, tables });
      const evening = anEvening({ occupancy: [six] });
      const place = findPlaceWithTable('T7', stay, { visit: six, evening, now });
      expect([...(place?.tables ?? [])].sort()).toEqual([...tables].sort());
    }
    const four = aVisit({ id: 'four', partySize: 4, tables: ['T7'] });
    const evening = anEvening({ occupancy: [four] });
    expect(findPlaceWithTable('T7', stay, { visit: four, evening, now })?.tables).toEqual(['T7']);
  });

  it('is somewhere exactly where a seating exists (property, against a brute force)', () => {
    fc.assert(
      fc.property(requests, fc.integer({ min: 0, max: 14 }), (wanted, slot) => {
        const evening = afterReserving(anEvening({ plan: smallPlan }), wanted);
        const [visit, ...others] = evening.occupancy;
        if (!visit) return;
        const stay = { start: 960 + slot * 15, minutes: visit.end - visit.start };
        for (const table of smallPlan.tables) {
          const places = smallPlan.places.filter(
            ({ tables, minParty, maxParty }) =>
              tables.includes(table) && minParty <= visit.partySize && visit.partySize <= maxParty,
          );
          const isPossible = places.some(({ tables }) => {
            const pinned = { ...visit, start: stay.start, end: stay.start + stay.minutes, tables, isFixed: true };
            const [first, ...rest] = others;
            return !first || someSeatingExists(first, { occupancy: [...rest, pinned], plan: smallPlan });
          });
          expect(findPlaceWithTable(table, stay, { visit, evening, now }) !== null).toBe(isPossible);
        }
      }),
      { numRuns: scaledRuns(150) },
    );
  });
});

describe('a party that sits', () => {
  it('needs the other table until it has left, however long it stays', () => {
    const sitting = aVisit({ id: 'sitting', tables: ['T1'], isFixed: true, seatedSince: 1085 });
    const next = aVisit({ id: 'next', tables: ['T2'], start: 1200, end: 1320, isFixed: true });
    const evening = anEvening({ occupancy: [sitting, next] });
    const stay = { start: 1080, minutes: 120 };
    const at = (minute: number) => ({ visit: sitting, evening, now: { date: aFriday, minute } });
    expect(findPlaceWithTable('T2', stay, at(1190))).toEqual({ tables: ['T2'], moves: [] });
    expect(findPlaceWithTable('T2', stay, at(1201))).toBeNull();
  });
});

describe('startsToMoveTo', () => {
  it('are those that staff need no reason for', () => {
    const visit = aVisit();
    const starts = listAllowedMoveStarts(120, { visit, evening: anEvening({ occupancy: [visit] }), now });
    expect([starts[0], starts.at(-1), starts.length]).toEqual([960, 1410, 31]);
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
  });

  it('are of a closed day only the one at which staff have put it', () => {
    const visit = aVisit({ start: 1100, end: 1220 });
    const evening = anEvening({ occupancy: [visit], hours: null });
    expect(listAllowedMoveStarts(120, { visit, evening, now })).toEqual([1100]);
  });

  it('stand in their order, whichever one it has', () => {
    const visit = aVisit({ start: 1100, end: 1220 });
    const starts = listAllowedMoveStarts(120, { visit, evening: anEvening({ occupancy: [visit] }), now });
    expect(starts).toContain(1100);
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
  });

  it('leave out what is over, and keep the start of a visit that has broken a rule before', () => {
    const late = aVisit({ start: 1425, end: 1545 });
    const evening = anEvening({ occupancy: [late] });
    const starts = listAllowedMoveStarts(120, { visit: late, evening, now: { date: aFriday, minute: 1380 } });
    expect([starts[0], starts.includes(1425)]).toEqual([1275, true]);
  });
});

describe('mayMoveTo', () => {
  it('asks for a reason where a visit would break a rule that it keeps', () => {
    const visit = aVisit();
    const moving = { visit, evening: anEvening({ occupancy: [visit] }), now };
    expect(canMoveTo({ start: 1080, minutes: 480 }, moving)).toBe(true);
    expect(canMoveTo({ start: 1095, minutes: 480 }, moving)).toBe(false);
    expect(canMoveTo({ start: 930, minutes: 120 }, moving)).toBe(false);
  });
});
