import fc from 'fast-check';
import { type TablePlan, buildTablePlan } from '../../venue/table-plan.js';
import { aVisit, anEvening } from '../../testing/builders.js';
import type { Visit } from '../evening/evening.js';
import { findSeating } from '../search/seating.js';
import { mayHoldUnconfirmed } from './unconfirmed-share.js';

const evening = anEvening(); // 30 seats: T1 to T5 for two, T6 to T8 for four, L1 for eight
const smallRoom = buildTablePlan(
  [
    { id: 'L1', minParty: 1, maxParty: 8 },
    { id: 'T1', minParty: 1, maxParty: 2 },
  ],
  [],
);
const at = (start: number, end: number, ...tables: string[]) => aVisit({ start, end, tables });
const couple = { partySize: 2, source: 'website' } as const;

describe('places that are held without a confirmation (rules §6)', () => {
  it.each<[string, Visit[], boolean, TablePlan?]>([
    ['none', [], true],
    ['ten of thirty seats', [at(960, 1080, 'L1'), at(960, 1080, 'T1')], true],
    ['twelve at one moment', [at(960, 1080, 'L1'), at(1020, 1140, 'T6')], false],
    ['twelve, one after the other', [at(960, 1080, 'L1'), at(1080, 1200, 'T6')], true],
    ['twelve at joined tables', [at(960, 1080, 'T6', 'T7', 'T8')], false],
    ['one table of a room of two', [at(960, 1080, 'L1')], true, smallRoom],
    ['both tables of a room of two', [at(960, 1080, 'L1'), at(960, 1080, 'T1')], false, smallRoom],
  ])('%s', (_what, visits, isEnough, plan = evening.plan) =>
    expect(mayHoldUnconfirmed(couple, visits, { ...evening, plan })).toBe(isEnough),
  );

  it('are as large as the way in offers, and never more than a third of the room, whoever asks in whatever order', () => {
    const asker = fc.record({
      partySize: fc.integer({ min: 1, max: 20 }),
      source: fc.constantFrom('website', 'agent'),
      start: fc.integer({ min: 32, max: 44 }).map((half) => half * 30),
      minutes: fc.integer({ min: 1, max: 4 }).map((hours) => hours * 60),
    });
    fc.assert(
      fc.property(fc.array(asker, { maxLength: 12 }), (askers) => {
        const held: Visit[] = [];
        for (const { start, minutes, ...party } of askers) {
          const stretch = { start, end: start + minutes };
          const seating = findSeating({ ...stretch, partySize: party.partySize }, { ...evening, occupancy: held });
          if (typeof seating === 'string' || seating.moves.length > 0) continue;
          const visit = aVisit({ ...stretch, ...party, id: `${held.length}`, tables: seating.tables });
          if (!mayHoldUnconfirmed(party, [...held, visit], evening)) continue;
          expect(party.partySize).toBeLessThanOrEqual(party.source === 'agent' ? 20 : 8);
          held.push(visit);
        }
        for (const { start } of held) {
          const then = held.filter((visit) => visit.start <= start && start < visit.end);
          const seats = then.flatMap(({ tables }) => tables).map((id) => (id === 'L1' ? 8 : /T[678]/.test(id) ? 4 : 2));
          expect(seats.length <= 1 || seats.reduce((sum, one) => sum + one, 0) <= 10).toBe(true);
        }
      }),
      { numRuns: 100 },
    );
  });
});
