import { describe, expect, it } from '@jest/globals';
import { addDays } from '../venue/schedule/service-date.js';
import { minuteSinceMidnight, minuteOfTime, timeOfMinute, minutesUntil } from '../venue/schedule/time-of-day.js';
import { isQuietTime, reminderTime } from './reminder.js';

const friday = '2026-12-04';

interface Asked {
  date?: string;
  hours?: number | null;
}

function reminded(visit: string, told: string, { date = friday, hours = 24 }: Asked = {}): string | null {
  const [day = '', time = ''] = told.split(' ');
  const moment = { date: day, minute: minuteSinceMidnight(time) };
  const at = reminderTime({ date, start: minuteOfTime(visit) }, { reminderHours: hours }, moment);
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
    expect(reminded('19:00', '2026-10-01 10:00', { date })).toBe(at),
  );
});

describe('a house that reminds at another hour', () => {
  const long = '2026-11-20 10:00';

  it.each([
    [72, '19:00', long, '2026-12-01 19:00'],
    [72, '22:00', long, '2026-12-01 18:00'],
    [72, '00:30', long, '2026-12-01 18:00'], // after midnight, still Friday's evening
    [72, '19:00', '2026-12-01 07:00', '2026-12-01 19:00'], // 84 hours ahead
    [72, '19:00', '2026-12-01 07:01', null],
    [47, '20:00', long, '2026-12-02 18:00'],
    [36, '20:00', long, '2026-12-03 18:00'],
    [14, '22:00', long, '2026-12-04 18:00'],
    [3, '19:00', long, '2026-12-04 16:00'],
    [3, '10:00', long, '2026-12-03 18:00'],
    [3, '10:00', '2026-12-03 18:30', null], // that evening is over
    [3, '19:00', '2026-12-04 09:00', '2026-12-04 16:00'],
  ])('%s before, of %s, known since %s, does so at %s', (hours, visit, told, at) =>
    expect(reminded(visit, told, { hours })).toBe(at),
  );

  it('or at none reminds nobody, of the same day neither', () => {
    expect(reminded('19:00', long, { hours: null })).toBeNull();
    expect(reminded('19:00', '2026-12-04 09:00', { hours: null })).toBeNull();
  });

  it('never reminds before it has told, at night, or when the visit has begun', () => {
    for (const hours of [3, 4, 6, 9, 12, 18, 24, 36, 48, 72])
      for (let start = 600; start <= 1680; start += 30)
        for (let ahead = 1; ahead <= 120; ahead += 1) {
          const minute = start - ahead * 60;
          const told = { date: addDays(friday, Math.floor(minute / 1440)), minute: ((minute % 1440) + 1440) % 1440 };
          const at = reminderTime({ date: friday, start }, { reminderHours: hours }, told);
          const isSound =
            at === null ||
            (!isQuietTime(at) && minutesUntil(friday, start, at) > 0 && minutesUntil(friday, start, at) < ahead * 60);
          if (!isSound) throw new Error(JSON.stringify({ hours, start, told, at }));
        }
  });
});

it.each([
  ['20:59', false],
  ['21:00', true],
  ['00:00', true],
  ['08:59', true],
  ['09:00', false],
])('at %s it is quiet: %s', (time, quiet) =>
  expect(isQuietTime({ date: friday, minute: minuteSinceMidnight(time) })).toBe(quiet),
);
