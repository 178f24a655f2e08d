import fc from 'fast-check';
import { type TablePlan, buildTablePlan } from '../../venue/table-plan.js';
import { buildVisit, buildEvening } from '../../testing/builders.js';
import type { Visit } from '../evening/evening.js';
import { findSeating } from '../search/seating.js';
import { mayHoldUnconfirmed } from './unconfirmed-share.js';

const evening = buildEvening(); // 30 seats: T1 to T5 for two, T6 to T8 for four, L1 for eight
const smallRoom = buildTablePlan(
  [
    { id: 'L1', minParty: 1, maxParty: 8 },
    { id: 'T1', minParty: 1, maxParty: 2 },
  ],
  [],
);
const visitAt = (start: number, end: number, ...tables: string[]) => buildVisit({ start, end, tables });
const couple = { partySize: 2, source: 'website' } as const;

describe('holds without a confirmation (rules §6)', () => {
  it.each<[string, Visit[], boolean, TablePlan?]>([
    ['no seats', [], true],
    ['ten of thirty seats', [visitAt(960, 1080, 'L1'), visitAt(960, 1080, 'T1')], true],
    ['twelve seats at one moment', [visitAt(960, 1080, 'L1'), visitAt(1020, 1140, 'T6')], false],
    ['twelve seats one after the other', [visitAt(960, 1080, 'L1'), visitAt(1080, 1200, 'T6')], true],
    ['twelve seats at combined tables', [visitAt(960, 1080, 'T6', 'T7', 'T8')], false],
    ['one table of a room of two', [visitAt(960, 1080, 'L1')], true, smallRoom],
    ['both tables of a room of two', [visitAt(960, 1080, 'L1'), visitAt(960, 1080, 'T1')], false, smallRoom],
  ])('%s', (_title, visits, isAllowed, plan = evening.plan) =>
    expect(mayHoldUnconfirmed(couple, visits, { ...evening, plan })).toBe(isAllowed),
  );

  it('are as large as their source allows, and never more than a third of the room (property)', () => {
    const request = fc.record({
      partySize: fc.integer({ min: 1, max: 20 }),
      source: fc.constantFrom('website', 'agent'),
      start: fc.integer({ min: 32, max: 44 }).map((halfHour) => halfHour * 30),
      minutes: fc.integer({ min: 1, max: 4 }).map((hours) => hours * 60),
    });
    fc.assert(
      fc.property(fc.array(request, { maxLength: 12 }), (requests) => {
        const holds: Visit[] = [];
        for (const { start, minutes, ...party } of requests) {
          const period = { start, end: start + minutes };
          const seating = findSeating({ ...period, partySize: party.partySize }, { ...evening, occupancy: holds });
          if (typeof seating === 'string' || seating.moves.length > 0) continue;
          const visit = buildVisit({ ...period, ...party, id: `${holds.length}`, tables: seating.tables });
          if (!mayHoldUnconfirmed(party, [...holds, visit], evening)) continue;
          expect(party.partySize).toBeLessThanOrEqual(party.source === 'agent' ? 20 : 8);
          holds.push(visit);
        }
        for (const { start } of holds) {
          const current = holds.filter((visit) => visit.start <= start && start < visit.end);
          const seats = current
            .flatMap(({ tables }) => tables)
            .map((id) => (id === 'L1' ? 8 : /T[678]/.test(id) ? 4 : 2));
          expect(seats.length <= 1 || seats.reduce((sum, count) => sum + count, 0) <= 10).toBe(true);
        }
      }),
      { numRuns: 100 },
    );
  });
});
