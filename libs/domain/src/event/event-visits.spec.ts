import { anEvening } from '../testing/builders.js';
import { type EveningEvent, defaultCapacityMode, eventVisits } from './event-visits.js';

const { plan, date: friday } = anEvening();
const tasting: EveningEvent = {
  id: 'tasting',
  date: friday,
  start: 1080,
  durationHours: 2,
  maxCapacity: 12,
  capacityMode: 'seats',
};

describe('events and capacity (rules §4)', () => {
  it.each([
    ['private_dinner', 8, 'full_room'],
    ['corporate', 8, 'full_room'],
    ['celebration', 8, 'full_room'],
    ['wine_tasting', 12, 'seats'],
    ['custom', 19, 'seats'],
    ['custom', 20, 'full_room'],
  ] as const)('%s for %i takes %s', (type, maxCapacity, mode) =>
    expect(defaultCapacityMode(type, maxCapacity)).toBe(mode),
  );

  it.each([
    ['seats', 8, ['L1']],
    ['seats', 9, ['L1', 'T6']],
    ['seats', 12, ['L1', 'T6']],
    ['seats', 21, ['L1', 'T6', 'T7', 'T8', 'T5']],
    ['full_room', 4, plan.tables],
  ] as const)('%s for %i guests takes %p', (capacityMode, maxCapacity, tables) => {
    const [visit] = eventVisits([{ ...tasting, capacityMode, maxCapacity }], friday, plan);
    expect(visit).toMatchObject({ tables, start: 1080, end: 1200, isFixed: true });
  });

  it('takes nothing in the mode none', () => {
    expect(eventVisits([{ ...tasting, capacityMode: 'none' }], friday, plan)).toEqual([]);
  });

  it('reaches into the evening before and after', () => {
    const lateNight: EveningEvent = { ...tasting, date: '2026-12-05', start: 30, durationHours: 3 };
    expect(eventVisits([lateNight], friday, plan)[0]).toMatchObject({ start: 1470, end: 1650 });
    const overnight: EveningEvent = { ...tasting, date: '2026-12-03', start: 1320, durationHours: 12 };
    expect(eventVisits([overnight], friday, plan)[0]).toMatchObject({ start: -120, end: 600 });
  });
});
