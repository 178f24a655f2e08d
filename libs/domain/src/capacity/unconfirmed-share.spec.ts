import { aVisit, anEvening } from '../testing/builders.js';
import { type TablePlan, buildTablePlan } from '../house/table-plan.js';
import type { Visit } from './evening.js';
import { leavesEnoughConfirmed } from './walk-in-places.js';

const { plan } = anEvening(); // 30 seats: T1 to T5 for two, T6 to T8 for four, L1 for eight
const smallRoom = buildTablePlan(
  [
    { id: 'L1', minParty: 1, maxParty: 8 },
    { id: 'T1', minParty: 1, maxParty: 2 },
  ],
  [],
);
const at = (start: number, end: number, ...tables: string[]) => aVisit({ start, end, tables });

describe('places that are held without a confirmation (rules §6)', () => {
  it.each<[string, Visit[], boolean, TablePlan?]>([
    ['none', [], true],
    ['ten of thirty seats', [at(960, 1080, 'L1'), at(960, 1080, 'T1')], true],
    ['twelve at one moment', [at(960, 1080, 'L1'), at(1020, 1140, 'T6')], false],
    ['twelve, one after the other', [at(960, 1080, 'L1'), at(1080, 1200, 'T6')], true],
    ['twelve at joined tables', [at(960, 1080, 'T6', 'T7', 'T8')], false],
    ['one table of a room of two', [at(960, 1080, 'L1')], true, smallRoom],
    ['both tables of a room of two', [at(960, 1080, 'L1'), at(960, 1080, 'T1')], false, smallRoom],
  ])('%s', (_what, visits, isEnough, room = plan) => expect(leavesEnoughConfirmed(visits, room)).toBe(isEnough));
});
