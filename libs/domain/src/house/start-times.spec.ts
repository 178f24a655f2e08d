import { isTimeOfDay, minuteOfClock, minuteOfTime, timeOfMinute } from '../schedule/time-of-day.js';
import { seededHouse } from '../seed/index.js';
import { type HouseDay, houseOn } from './house.js';
import { durationsThatFit, endsWithTheDay, isBookableAt, startTimesOn, untilOf } from './start-times.js';

const dayOf = (date: string): HouseDay => houseOn(date, seededHouse);

/** The week from Monday 30 November 2026, copied by hand from spec §9. */
const week = [
  { date: '2026-11-30', first: null, last: null, slots: 0, closes: null },
  { date: '2026-12-01', first: null, last: null, slots: 0, closes: null },
  { date: '2026-12-02', first: '16:00', last: '23:00', slots: 15, closes: 1440 },
  { date: '2026-12-03', first: '16:00', last: '23:00', slots: 15, closes: 1440 },
  { date: '2026-12-04', first: '16:00', last: '23:30', slots: 16, closes: 1560 },
  { date: '2026-12-05', first: '16:00', last: '23:30', slots: 16, closes: 1560 },
  { date: '2026-12-06', first: null, last: null, slots: 0, closes: null },
];

describe('opening hours and start times (spec §9)', () => {
  it.each(week)('$date offers $slots starts from $first to $last', ({ date, first, last, slots, closes }) => {
    const starts = startTimesOn(dayOf(date)).map(timeOfMinute);
    expect(starts).toHaveLength(slots);
    expect(starts[0] ?? null).toBe(first);
    expect(starts.at(-1) ?? null).toBe(last);
    expect(dayOf(date).hours?.closes ?? null).toBe(closes);
  });

  it('lets a special day differ from its weekday', () => {
    const silvester = { opens: 1020, lastStart: 1200, closes: 1500 };
    const specialDays = [
      { from: '2026-12-24', to: '2026-12-26', hours: null },
      { from: '2026-12-31', to: '2026-12-31', hours: silvester },
    ];
    const house = { ...seededHouse, schedule: { ...seededHouse.schedule, specialDays } };
    expect(startTimesOn(houseOn('2026-12-31', house)).map(timeOfMinute)).toEqual(
      ['17:00', '17:30', '18:00', '18:30', '19:00', '19:30', '20:00'], // prettier-ignore
    );
    expect(startTimesOn(houseOn('2026-12-25', house))).toEqual([]);
    expect(startTimesOn(houseOn('2026-12-30', house))).not.toEqual([]);
  });

  it.each([
    ['2026-12-02', '16:00', [1, 2, 3, 4]],
    ['2026-12-02', '21:30', [1, 2]],
    ['2026-12-02', '23:00', [1]],
    ['2026-12-04', '22:00', [1, 2, 3, 4]],
    ['2026-12-04', '23:30', [1, 2]],
    ['2026-12-06', '18:00', []],
  ])('a visit on %s at %s may last %p hours', (date, time, durations) => {
    expect(durationsThatFit(minuteOfTime(time), dayOf(date))).toEqual(durations);
  });
});

describe('the end of a visit', () => {
  it('is told as a time', () => {
    expect(untilOf({ time: '18:30', duration: 1.5 })).toBe('20:00');
    expect(untilOf({ time: '23:30', duration: 2 })).toBe('01:30');
  });

  it('never lies beyond the service date', () => {
    expect(endsWithTheDay({ start: 1500, minutes: 240 })).toBe(true);
    expect(endsWithTheDay({ start: 1500, minutes: 270 })).toBe(false);
  });
});

describe('times of day', () => {
  it.each([
    ['00:00', 1440],
    ['04:59', 1739],
    ['05:00', 300],
    ['16:00', 960],
    ['18:30', 1110],
    ['24:00', 1440],
  ])('%s is minute %i', (time, minute) => expect(minuteOfTime(time)).toBe(minute));

  it('a clock counts from midnight', () => expect(minuteOfClock('00:30')).toBe(30));

  it.each([
    [1560, '02:00'],
    [1440, '24:00'],
    [1441, '00:01'],
    [1110, '18:30'],
  ])('minute %i reads %s', (minute, time) => expect(timeOfMinute(minute)).toBe(time));

  it.each(['24:01', '25:00', '7:30', '18:60', '18.30', '-1:00', ''])('%p is no time of day', (text) =>
    expect(isTimeOfDay(text)).toBe(false),
  );
});

describe('lead time and horizon (rules §3)', () => {
  const now = { date: '2026-12-02', minute: minuteOfTime('18:00') };
  it.each([
    ['2026-12-02', '18:29', false],
    ['2026-12-02', '18:30', true],
    ['2026-12-01', '23:00', false],
    ['2027-12-02', '16:00', true],
    ['2027-12-03', '16:00', false],
  ])('%s %s is bookable: %p', (date, time, expected) => {
    expect(isBookableAt(minuteOfTime(time), dayOf(date), now)).toBe(expected);
  });

  it('after midnight the evening before is over', () => {
    const afterMidnight = { date: '2026-12-05', minute: 5 };
    expect(isBookableAt(minuteOfTime('23:30'), dayOf('2026-12-04'), afterMidnight)).toBe(false);
    expect(isBookableAt(minuteOfTime('16:00'), dayOf('2026-12-05'), afterMidnight)).toBe(true);
  });
});
