import { toTimelineRows } from './timeline-rows';

const buildTable = (id: string) => ({ id, minParty: 1, maxParty: 2 });

test('a table out of use keeps its row, and a removed table comes last', () => {
  const tableOutOfUse = { ...buildTable('T2'), order: 1, to: '2026-12-06', reason: 'A broken leg' };
  const plan = {
    tables: [buildTable('T1'), buildTable('T3')],
    combinations: [],
    outOfUse: [{ ...tableOutOfUse, id: 'T4', order: 3 }, tableOutOfUse],
  };
  expect(
    toTimelineRows(plan, ['T3', 'T9', 'T9']).map(({ id, seats, outOfUse }) => [id, seats, outOfUse?.reason]),
  ).toEqual([
    ['T1', 2, undefined],
    ['T2', 2, 'A broken leg'],
    ['T3', 2, undefined],
    ['T4', 2, 'A broken leg'],
    ['T9', null, undefined],
  ]);
  expect(toTimelineRows({ tables: [buildTable('T1')], combinations: [] }, [])).toEqual([
    { id: 'T1', seats: 2, outOfUse: null },
  ]);
});
