import { fridayDate, buildEvening } from '../testing/builders.js';
import { type EventTime, suggestCapacityMode, listEventPeriods, tablesForEvent } from './event-tables.js';

const { plan } = buildEvening();
const noPreference = { preferred: [], free: plan.tables };
const [thursday, saturday] = ['2026-12-03', '2026-12-05'];

describe('events and capacity (rules §4)', () => {
  it.each([
    ['private_dinner', 8, 'full_room'],
    ['corporate', 8, 'full_room'],
    ['celebration', 8, 'full_room'],
    ['wine_tasting', 12, 'seats'],
    ['custom', 19, 'seats'],
    ['custom', 20, 'full_room'],
  ] as const)('%s for %i takes %s', (type, maxCapacity, mode) =>
    expect(suggestCapacityMode(type, maxCapacity)).toBe(mode),
  );

  it.each([
    ['seats', 8, ['L1']],
    ['seats', 9, ['L1', 'T6']],
    ['seats', 12, ['L1', 'T6']],
    ['seats', 21, ['L1', 'T6', 'T7', 'T8', 'T5']],
    ['none', 12, []],
  ] as const)('%s for %i guests takes %p', (capacityMode, maxCapacity, tables) => {
    expect(tablesForEvent({ capacityMode, maxCapacity }, plan, noPreference)).toEqual(tables);
  });

  it('takes the whole room, but not the tables of another event', () => {
    const event = { capacityMode: 'full_room', maxCapacity: 4 } as const;
    expect(tablesForEvent(event, plan, noPreference).sort()).toEqual([...plan.tables].sort());
    const free = plan.tables.filter((table) => table !== 'L1' && table !== 'T6');
    expect(tablesForEvent(event, plan, { preferred: [], free })).toHaveLength(7);
  });

  it('keeps the tables it has, and adds the largest that are left', () => {
    const event = { capacityMode: 'seats', maxCapacity: 12 } as const;
    expect(tablesForEvent(event, plan, { ...noPreference, preferred: [['T7', 'T8']] })).toEqual(['T7', 'T8', 'L1']);
  });
});

describe('the service dates of an event', () => {
  it.each<[string, Omit<EventTime, 'date'>, [string, number, number][]]>([
    ['within an evening', { time: '18:00', duration: 4 }, [[fridayDate, 1080, 1320]]],
    ['over midnight', { time: '22:00', duration: 3 }, [[fridayDate, 1320, 1500]]],
    ['until the end of the service date', { time: '22:00', duration: 7 }, [[fridayDate, 1320, 1740]]],
    [
      'into the next morning',
      { time: '22:00', duration: 12 },
      [
        [fridayDate, 1320, 1740],
        [saturday, 300, 600],
      ],
    ],
    ['within the evening before', { time: '02:15', duration: 2 }, [[thursday, 1575, 1695]]],
    [
      'from the evening before into the day',
      { time: '04:00', duration: 3 },
      [
        [thursday, 1680, 1740],
        [fridayDate, 300, 420],
      ],
    ],
  ])('%s', (_name, event, expectedPeriods) => {
    const periods = listEventPeriods({ date: fridayDate, ...event });
    expect(periods.map(({ date, start, end }) => [date, start, end])).toEqual(expectedPeriods);
  });
});

test('the only table of a room, which is also the whole room, is taken once', () => {
  const tablePlace = { tables: ['T1'], minParty: 1, maxParty: 4, mask: 1, isCombinable: false, isWholeRoom: false };
  const room = { tables: ['T1'], places: [tablePlace, { ...tablePlace, maxParty: 6, isWholeRoom: true }], twins: [] };
  expect(tablesForEvent({ capacityMode: 'full_room', maxCapacity: 30 }, room, noPreference)).toEqual(['T1']);
});
