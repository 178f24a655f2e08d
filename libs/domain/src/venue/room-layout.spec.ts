import { describe, expect, it } from '@jest/globals';
import { venueRoom } from '../testing/venue.js';
import { toTableGridSize, listAllTableIds, groupByZone } from './room-layout.js';

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
  ])('for %i guests is drawn %i grid columns wide', (maxParty, columns) =>
    expect(toTableGridSize({ maxParty })).toEqual({ columns, rows: 2 }),
  );
});

describe('a room', () => {
  const newZone = (sk: string, en: string) => ({ sk, en });
  const [table] = venueRoom.tables;
  const newTable = (id: string, zone: ReturnType<typeof newZone> | null) => {
    if (!table) throw new Error('A room has tables');
    const { zone: _zone, ...rest } = table;
    return { ...rest, id, ...(zone && { zone }) };
  };

  it('has zones in the order of its tables; both names together identify a zone', () => {
    const room = {
      tables: [
        newTable('T2', newZone('Okno', 'Window')),
        newTable('T1', null),
        newTable('B1', newZone('Bar', 'Bar')),
        newTable('T3', newZone('Okno', 'Window')),
        newTable('T4', newZone('Okno', 'The window')),
        newTable('T5', newZone('Pri okne', 'Window')),
      ],
    };
    expect(groupByZone(room)).toEqual([
      { name: newZone('Okno', 'Window'), tables: ['T2', 'T3'] },
      { name: newZone('Bar', 'Bar'), tables: ['B1'] },
      { name: newZone('Okno', 'The window'), tables: ['T4'] },
      { name: newZone('Pri okne', 'Window'), tables: ['T5'] },
    ]);
  });

  it('with several versions lists every table once', () => {
    const rooms = [['T1', 'T2'], ['T2', 'T9']].map((ids, index) => ({
      from: `2026-0${index + 1}-01`,
      value: { ...venueRoom, tables: ids.map((id) => newTable(id, null)) },
    })); // prettier-ignore
    expect(listAllTableIds(rooms)).toEqual(['T1', 'T2', 'T9']);
  });
});
