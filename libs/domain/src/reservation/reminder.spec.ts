import { describe, expect, it } from '@jest/globals';
import { addDays } from '../venue/schedule/service-date.js';
import { toCalendarMinute, toServiceMinute, timeOfMinute, minutesUntil } from '../venue/schedule/time-of-day.js';
import { isQuietTime, findReminderTime } from './reminder.js';

const friday = '2026-12-04';

interface ReminderOptions {
  date?: string;
  hours?: number | null;
}

function findReminder(
  visitTime: string,
  confirmedAt: string,
  { date = friday, hours = 24 }: ReminderOptions = {},
): string | null {
  const [day = '', time = ''] = confirmedAt.split(' ');
  const confirmedAtMinute = { date: day, minute: toCalendarMinute(time) };
  const reminder = findReminderTime(
    { date, start: toServiceMinute(visitTime) },
    { reminderHours: hours },
    confirmedAtMinute,
  );
  return reminder && `${reminder.date} ${timeOfMinute(reminder.minute)}`;
}

describe('the reminder time', () => {
  it.each([
    // start of the visit on Friday, time of the confirmation, time of the reminder
    ['19:00', '2026-11-20 10:00', '2026-12-03 19:00'],
    ['19:00', '2026-12-03 07:00', '2026-12-03 19:00'], // 36 hours ahead
    ['19:00', '2026-12-03 07:01', null],
    ['19:00', '2026-12-03 23:00', null], // the day before, but late
    ['19:00', '2026-12-04 09:00', '2026-12-04 16:00'],
    ['19:00', '2026-12-04 13:00', '2026-12-04 16:00'], // 6 hours ahead
    ['19:00', '2026-12-04 13:01', null],
    ['19:00', '2026-12-04 20:00', null], // it has begun
  ])('for %s, confirmed at %s, is %s', (visitTime, confirmedAt, reminder) =>
    expect(findReminder(visitTime, confirmedAt)).toBe(reminder),
  );

  it.each([
    ['20:59', '2026-12-03 20:59'],
    ['21:00', '2026-12-03 18:00'],
    ['22:30', '2026-12-03 18:00'],
    ['00:30', '2026-12-03 18:00'], // after midnight, still Friday's evening
    ['08:30', '2026-12-03 18:00'],
    ['09:00', '2026-12-03 09:00'],
  ])('for %s is not at night, but at %s', (visitTime, reminder) =>
    expect(findReminder(visitTime, '2026-11-20 10:00')).toBe(reminder),
  );

  it('is null for a visit on the same day if it would be at night', () => {
    expect(findReminder('10:00', '2026-12-04 03:00')).toBeNull();
    expect(findReminder('00:30', '2026-12-04 10:00')).toBeNull();
  });

  it.each([
    ['2026-10-25', '2026-10-24 19:00'],
    ['2027-03-28', '2027-03-27 19:00'],
  ])('is in local time over the night before %s', (date, reminder) =>
    expect(findReminder('19:00', '2026-10-01 10:00', { date })).toBe(reminder),
  );
});

describe('the reminder time with other reminder hours', () => {
  const longBefore = '2026-11-20 10:00';

  it.each([
    [72, '19:00', longBefore, '2026-12-01 19:00'],
    [72, '22:00', longBefore, '2026-12-01 18:00'],
    [72, '00:30', longBefore, '2026-12-01 18:00'], // after midnight, still Friday's evening
    [72, '19:00', '2026-12-01 07:00', '2026-12-01 19:00'], // 84 hours ahead
    [72, '19:00', '2026-12-01 07:01', null],
    [47, '20:00', longBefore, '2026-12-02 18:00'],
    [36, '20:00', longBefore, '2026-12-03 18:00'],
    [14, '22:00', longBefore, '2026-12-04 18:00'],
    [3, '19:00', longBefore, '2026-12-04 16:00'],
    [3, '10:00', longBefore, '2026-12-03 18:00'],
    [3, '10:00', '2026-12-03 18:30', null], // that time has passed
    [3, '19:00', '2026-12-04 09:00', '2026-12-04 16:00'],
  ])('%s hours before %s, confirmed at %s, is %s', (hours, visitTime, confirmedAt, reminder) =>
    expect(findReminder(visitTime, confirmedAt, { hours })).toBe(reminder),
  );

  it('is null without reminder hours', () => {
    expect(findReminder('19:00', longBefore, { hours: null })).toBeNull();
    expect(findReminder('19:00', '2026-12-04 09:00', { hours: null })).toBeNull();
  });

  it('is never before the confirmation, at night, or after the start of the visit', () => {
    for (const hours of [3, 4, 6, 9, 12, 18, 24, 36, 48, 72])
      for (let start = 600; start <= 1680; start += 30)
        for (let hoursAhead = 1; hoursAhead <= 120; hoursAhead += 1) {
          const minute = start - hoursAhead * 60;
          const confirmedAt = {
            date: addDays(friday, Math.floor(minute / 1440)),
            minute: ((minute % 1440) + 1440) % 1440,
          };
          const reminder = findReminderTime({ date: friday, start }, { reminderHours: hours }, confirmedAt);
          const isValid =
            reminder === null ||
            (!isQuietTime(reminder) &&
              minutesUntil(friday, start, reminder) > 0 &&
              minutesUntil(friday, start, reminder) < hoursAhead * 60);
          if (!isValid) throw new Error(JSON.stringify({ hours, start, told: confirmedAt, at: reminder }));
        }
  });
});

it.each([
  ['20:59', false],
  ['21:00', true],
  ['00:00', true],
  ['08:59', true],
  ['09:00', false],
])('%s is a quiet time: %s', (time, quiet) =>
  expect(isQuietTime({ date: friday, minute: toCalendarMinute(time) })).toBe(quiet),
);
