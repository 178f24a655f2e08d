import { venueWeek } from '../../testing/venue.js';
import { type OpeningHours, type SpecialDay, openingHoursOn, valueOn } from './opening-hours.js';
import { serviceDateAt } from './time-of-day.js';

const { wednesday } = venueWeek;
const hoursUntil = (lastStart: number): OpeningHours => ({ opens: 960, lastStart, closes: 1440 });
const hoursOn = (date: string, specialDays: SpecialDay[]): unknown =>
  openingHoursOn(date, { weeks: [{ from: '2024-01-01', value: venueWeek }], specialDays });

describe('opening hours', () => {
  it('are those of the week, unless a special day names the date', () => {
    const christmas = { from: '2026-12-23', to: '2026-12-24', hours: null };
    expect(hoursOn('2026-12-22', [christmas])).toBeNull(); // a Tuesday
    expect(hoursOn('2026-12-16', [christmas])).toEqual(wednesday);
    expect(hoursOn('2026-12-23', [christmas])).toBeNull();
    expect(hoursOn('2026-12-24', [christmas])).toBeNull();
    expect(hoursOn('2026-12-25', [christmas])).not.toBeNull();
  });

  it('are those of the shorter of two special days, or of the later entry', () => {
    const longRange = { from: '2026-12-21', to: '2026-12-27', hours: null };
    const oneDay = { from: '2026-12-23', to: '2026-12-23', hours: hoursUntil(1200) };
    const laterEntry = { ...oneDay, hours: hoursUntil(1260) };
    for (const days of [
      [longRange, oneDay],
      [oneDay, longRange],
    ])
      expect(hoursOn('2026-12-23', days)).toEqual(hoursUntil(1200));
    expect(hoursOn('2026-12-23', [oneDay, laterEntry])).toEqual(hoursUntil(1260));
    expect(hoursOn('2026-12-23', [laterEntry, oneDay])).toEqual(hoursUntil(1200));
    expect(hoursOn('2026-12-26', [oneDay, longRange])).toBeNull();
  });

  it('are null without a week', () => {
    expect(openingHoursOn('2026-12-23', { weeks: [], specialDays: [] })).toBeNull();
  });

  it('are those of the latest date, or before it of the first', () => {
    const values = [
      { from: '2026-01-01', value: 'old' },
      { from: '2026-06-01', value: 'new' },
    ];
    expect(['2025-12-31', '2026-05-31', '2026-06-01', '2027-01-01'].map((date) => valueOn(date, values))).toEqual([
      'old',
      'old',
      'new',
      'new',
    ]);
    expect(valueOn('2026-01-01', [])).toBeUndefined();
  });
});

describe('the service date', () => {
  it('changes at 05:00', () => {
    expect(serviceDateAt({ date: '2026-12-05', minute: 299 })).toBe('2026-12-04');
    expect(serviceDateAt({ date: '2026-12-05', minute: 300 })).toBe('2026-12-05');
    expect(serviceDateAt({ date: '2026-03-01', minute: 0 })).toBe('2026-02-28');
  });
});
