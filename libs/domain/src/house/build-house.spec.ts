import { houseRoom, houseRules, houseSchedule, houseWeek } from '../seed/index.js';
import { type HouseRows, buildHouse } from './build-house.js';
import { houseOn, planOn } from './house.js';
import type { DrawnRoom } from './drawn-room.js';

const withT9: DrawnRoom = {
  ...houseRoom,
  tables: [...houseRoom.tables, { id: 'T9', minParty: 1, maxParty: 2, x: 20, y: 1 }],
};
const rows: HouseRows = {
  version: 7,
  zone: 'Europe/Bratislava',
  schedule: houseSchedule,
  rules: [
    { from: '2024-01-01', value: houseRules },
    { from: '2027-01-01', value: { ...houseRules, leadMinutes: 120 } },
  ],
  rooms: [
    { from: '2024-01-01', value: houseRoom },
    { from: '2026-12-05', value: withT9 },
    { from: '2026-12-10', value: { ...withT9, tables: withT9.tables.filter(({ id }) => id !== 'T8') } },
  ],
  closures: [],
};
const house = buildHouse(rows);

describe('the house on a date', () => {
  it.each([
    ['2026-12-04', true, false],
    ['2026-12-05', true, true],
    ['2026-12-10', false, true],
  ])('on %s T8 is in use: %s, T9: %s', (date, hasT8, hasT9) => {
    const { tables, places } = planOn(date, house);
    expect([tables.includes('T8'), tables.includes('T9')]).toEqual([hasT8, hasT9]);
    const combined = places.filter((place) => place.tables.length > 1 && place.tables.length < tables.length);
    expect(combined.some((place) => place.tables.includes('T8'))).toBe(hasT8);
    expect(places.find(({ maxParty }) => maxParty === 20)?.tables).toHaveLength(tables.length);
  });

  it('holds by the rules of that date', () => {
    expect(houseOn('2026-12-31', house).rules.leadMinutes).toBe(30);
    expect(houseOn('2027-01-01', house).rules.leadMinutes).toBe(120);
    expect(houseOn('2023-06-01', house).rules.leadMinutes).toBe(30);
  });

  it('opens by the week that began last', () => {
    const sundays = { ...houseWeek, sunday: houseWeek.friday };
    const schedule = { ...houseSchedule, weeks: [...houseSchedule.weeks, { from: '2026-12-07', value: sundays }] };
    expect(houseOn('2026-12-06', { ...house, schedule }).hours).toBeNull();
    expect(houseOn('2026-12-13', { ...house, schedule }).hours).toEqual(houseWeek.friday);
  });

  it.each([
    ['2026-12-23', houseWeek.wednesday],
    ['2026-12-24', null],
    ['2026-12-25', { opens: 1020, lastStart: 1200, closes: 1320 }],
    ['2026-12-26', { opens: 1080, lastStart: 1200, closes: 1320 }],
  ])('on %s the shortest special day wins, and of equal ones the later entry', (date, hours) => {
    const specialDays = [
      { from: '2026-12-24', to: '2026-12-26', hours: null },
      { from: '2026-12-25', to: '2026-12-26', hours: { opens: 1020, lastStart: 1200, closes: 1320 } },
      { from: '2026-12-26', to: '2026-12-26', hours: null },
      { from: '2026-12-26', to: '2026-12-26', hours: { opens: 1080, lastStart: 1200, closes: 1320 } },
    ];
    expect(houseOn(date, { ...house, schedule: { ...houseSchedule, specialDays } }).hours).toEqual(hours);
  });
});
