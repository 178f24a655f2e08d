/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { instantOf, toLocalDateTime } from '../../src/platform/clock/local-time';

describe('the local date and minute of an instant', () => {
  it.each([
    ['2026-12-04T17:30:00Z', { date: '2026-12-04', minute: 1110 }],
    ['2026-07-03T22:15:00Z', { date: '2026-07-04', minute: 15 }],
    ['2026-10-25T00:30:00Z', { date: '2026-10-25', minute: 150 }], // 02:30, the first time
    ['2026-10-25T01:30:00Z', { date: '2026-10-25', minute: 150 }], // 02:30, the second time
    ['2027-03-28T00:59:00Z', { date: '2027-03-28', minute: 119 }],
    ['2027-03-28T01:00:00Z', { date: '2027-03-28', minute: 180 }],
  ])('at %s', (instant, localDateTime) => {
    expect(toLocalDateTime(new Date(instant))).toEqual(localDateTime);
  });

  it('change with each minute, also for an earlier instant', () => {
    const minuteAt = (time: string) => toLocalDateTime(new Date(`2026-12-04T${time}Z`)).minute;
    const times = ['17:29:59.999', '17:30:00', '17:30:59.999', '17:31:00', '17:29:00'];
    expect(times.map(minuteAt)).toEqual([1109, 1110, 1110, 1111, 1109]);
  });
});

describe('the instant of a minute of a service date', () => {
  it.each([
    ['2026-12-04', 1110, '2026-12-04T17:30:00.000Z'],
    ['2026-12-04', 1440, '2026-12-04T23:00:00.000Z'],
    ['2026-10-24', 1560, '2026-10-25T00:00:00.000Z'], // 02:00 is shown twice: the first
    ['2026-10-24', 1620, '2026-10-25T02:00:00.000Z'],
    ['2027-03-27', 1560, '2027-03-28T01:00:00.000Z'], // 02:00 is not shown: the change itself
    ['2027-03-27', 1590, '2027-03-28T01:30:00.000Z'],
  ])('on %s at minute %i', (date, minute, instant) => {
    expect(instantOf(date, minute).toISOString()).toBe(instant);
  });

  it('is the instant whose local time it is, except in the hour that a clock change repeats', () => {
    const anyInstantMs = fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2028, 0) }).map((ms) => ms - (ms % 60_000));
    fc.assert(
      fc.property(anyInstantMs, (ms) => {
        const { date, minute } = toLocalDateTime(new Date(ms));
        expect([ms, ms - 3_600_000]).toContain(instantOf(date, minute).getTime());
      }),
    );
  });
});
