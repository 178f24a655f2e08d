import { describe, expect, it } from '@jest/globals';
import { venueRoom } from '../testing/venue.js';
import { tableGridSize, allTableIds, groupByZone } from './room-layout.js';

describe('a table', () => {
  it.each([
    [0, 2],
    [1, 2],
    [2, 2],
    [3, 3],
    [4, 3],
    [8, 5],
    [10, 6],
    [20, 6],
  ])('for %i is drawn %i steps wide', (maxParty, columns) =>
    expect(tableGridSize({ maxParty })).toEqual({ columns, rows: 2 }),
  );
});

describe('a room', () => {
  const zone = (sk: string, en: string) => ({ sk, en });
  const [table] = venueRoom.tables;
  const at = (id: string, where: ReturnType<typeof zone> | null) => {
    if (!table) throw new Error('A room has tables');
    const { zone: _zone, ...rest } = table;
    return { ...rest, id, ...(where && { zone: where }) };
  };

  it('has zones in the order of its tables; a name in both languages makes one', () => {
    const room = {
      tables: [
        at('T2', zone('Okno', 'Window')),
        at('T1', null),
        at('B1', zone('Bar', 'Bar')),
        at('T3', zone('Okno', 'Window')),
        at('T4', zone('Okno', 'The window')),
        at('T5', zone('Pri okne', 'Window')),
      ],
    };
    expect(groupByZone(room)).toEqual([
      { name: zone('Okno', 'Window'), tables: ['T2', 'T3'] },
      { name: zone('Bar', 'Bar'), tables: ['B1'] },
      { name: zone('Okno', 'The window'), tables: ['T4'] },
      { name: zone('Pri okne', 'Window'), tables: ['T5'] },
    ]);
  });

  it('that was changed names every table that it has, had or will have once', () => {
    const rooms = [['T1', 'T2'], ['T2', 'T9']].map((ids, index) => ({
      from: `2026-0${index + 1}-01`,
      value: { ...venueRoom, tables: ids.map((id) => at(id, null)) },
    })); // prettier-ignore
    expect(allTableIds(rooms)).toEqual(['T1', 'T2', 'T9']);
  });
});
