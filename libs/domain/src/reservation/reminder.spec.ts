import { describe, expect, it } from '@jest/globals';
import { minuteOfClock, minuteOfTime, timeOfMinute } from '../schedule/time-of-day.js';
import { isQuiet, reminderOf } from './reminder.js';

const friday = '2026-12-04';

function reminded(visit: string, told: string, date = friday): string | null {
  const [day = '', time = ''] = told.split(' ');
  const at = reminderOf({ date, start: minuteOfTime(visit) }, { date: day, minute: minuteOfClock(time) });
  return at && `${at.date} ${timeOfMinute(at.minute)}`;
}

describe('a guest is reminded', () => {
  it.each([
    // the visit on Friday, when the guest heard of it, and when they are reminded
    ['19:00', '2026-11-20 10:00', '2026-12-03 19:00'],
    ['19:00', '2026-12-03 07:00', '2026-12-03 19:00'], // 36 hours ahead
    ['19:00', '2026-12-03 07:01', null],
    ['19:00', '2026-12-03 23:00', null], // the day before, but late
    ['19:00', '2026-12-04 09:00', '2026-12-04 16:00'],
    ['19:00', '2026-12-04 13:00', '2026-12-04 16:00'], // 6 hours ahead
    ['19:00', '2026-12-04 13:01', null],
    ['19:00', '2026-12-04 20:00', null], // it has begun
  ])('of %s, known since %s, at %s', (visit, told, at) => expect(reminded(visit, told)).toBe(at));

  it.each([
    ['20:59', '2026-12-03 20:59'],
    ['21:00', '2026-12-03 18:00'],
    ['22:30', '2026-12-03 18:00'],
    ['00:30', '2026-12-03 18:00'], // after midnight, still Friday's evening
    ['08:30', '2026-12-03 18:00'],
    ['09:00', '2026-12-03 09:00'],
  ])('of %s not at night', (visit, at) => expect(reminded(visit, '2026-11-20 10:00')).toBe(at));

  it('not at all of a visit of the same day that would call for it at night', () => {
    expect(reminded('10:00', '2026-12-04 03:00')).toBeNull();
    expect(reminded('00:30', '2026-12-04 10:00')).toBeNull();
  });

  it.each([
    ['2026-10-25', '2026-10-24 19:00'],
    ['2027-03-28', '2027-03-27 19:00'],
  ])('by the clock on the wall over the night before %s', (date, at) =>
    expect(reminded('19:00', '2026-10-01 10:00', date)).toBe(at),
  );
});

it.each([
  ['20:59', false],
  ['21:00', true],
  ['00:00', true],
  ['08:59', true],
  ['09:00', false],
])('at %s it is quiet: %s', (time, quiet) =>
  expect(isQuiet({ date: friday, minute: minuteOfClock(time) })).toBe(quiet),
);
