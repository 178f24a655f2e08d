import { isTimeOfDay, toCalendarMinute, toServiceMinute, timeOfMinute } from './schedule/time-of-day.js';
import { seededVenue } from '../testing/venue.js';
import { type VenueDay, venueDayOn } from './venue.js';
import {
  listStayHoursUntilClosing,
  endsWithinServiceDay,
  isReservableAt,
  startTimesOn,
  toStay,
  formatEndTime,
} from './start-times.js';
import fc from 'fast-check';
import { withSeatingFrozen } from '../capacity/evening/evening.js';
import { isWithinPace } from '../capacity/evening/pacing.js';
import {
  listFreeTables,
  findSoonestPlace,
  findWalkInPlaces,
  findWalkInStart,
} from '../capacity/decide/walk-in-places.js';
import { findBrokenStaffRules } from '../reservation/staff-rules.js';
import { checkDuration } from '../reservation/check-reservation.js';
import { type Break, type OpeningHours, isWithinHours } from './schedule/opening-hours.js';
import { buildVisit, buildEvening } from '../testing/builders.js';

const dayOf = (date: string): VenueDay => venueDayOn(date, seededVenue);

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
  it.each(week)(
    '$date offers $slots starts from $first to $last',
    ({ date, first: firstTime, last: lastTime, slots, closes }) => {
      const starts = startTimesOn(dayOf(date)).map(timeOfMinute);
      expect(starts).toHaveLength(slots);
      expect(starts[0] ?? null).toBe(firstTime);
      expect(starts.at(-1) ?? null).toBe(lastTime);
      expect(dayOf(date).hours?.closes ?? null).toBe(closes);
    },
  );

  it('lets a special day differ from its weekday', () => {
    const newYearsEve = { opens: 1020, lastStart: 1200, closes: 1500 };
    const specialDays = [
      { from: '2026-12-24', to: '2026-12-26', hours: null },
      { from: '2026-12-31', to: '2026-12-31', hours: newYearsEve },
    ];
    const venue = { ...seededVenue, schedule: { ...seededVenue.schedule, specialDays } };
    expect(startTimesOn(venueDayOn('2026-12-31', venue)).map(timeOfMinute)).toEqual(
      ['17:00', '17:30', '18:00', '18:30', '19:00', '19:30', '20:00'], // prettier-ignore
    );
    expect(startTimesOn(venueDayOn('2026-12-25', venue))).toEqual([]);
    expect(startTimesOn(venueDayOn('2026-12-30', venue))).not.toEqual([]);
  });

  it.each([
    ['2026-12-02', '16:00', [1, 2, 3, 4]],
    ['2026-12-02', '21:30', [1, 2]],
    ['2026-12-02', '23:00', [1]],
    ['2026-12-04', '22:00', [1, 2, 3, 4]],
    ['2026-12-04', '23:30', [1, 2]],
    ['2026-12-06', '18:00', []],
  ])('a visit on %s at %s may last %p hours', (date, time, durations) => {
    expect(listStayHoursUntilClosing(toServiceMinute(time), dayOf(date))).toEqual(durations);
  });
});

describe('a day with a break', () => {
  const lunchAndDinner: OpeningHours = { opens: 660, lastStart: 1380, closes: 1440, break: { from: 840, until: 1020 } };
  const dayWithHours = (hours: OpeningHours): VenueDay => ({ ...dayOf('2026-12-02'), hours });
  const day = dayWithHours(lunchAndDinner);

  it('has start times from each opening, and until an hour before the break', () => {
    const starts = startTimesOn(day).map(timeOfMinute);
    expect(starts.slice(0, 7)).toEqual(['11:00', '11:30', '12:00', '12:30', '13:00', '17:00', '17:30']);
    expect(starts.at(-1)).toBe('23:00');
    const shiftedHours = { ...lunchAndDinner, break: { from: 855, until: 1035 } };
    expect(startTimesOn(dayWithHours(shiftedHours)).slice(4, 7).map(timeOfMinute)).toEqual(['13:00', '17:15', '17:45']);
  });

  it.each([
    ['11:00', 3, []],
    ['12:00', 3, ['ends_after_closing']],
    ['13:15', 0.5, ['outside_hours']],
    ['15:00', 1, ['outside_hours']],
    ['16:30', 2, ['outside_hours']],
    ['17:00', 4, []],
  ])('at %s for %p hours breaks the staff rules %p', (time, duration, rules) => {
    expect(findBrokenStaffRules(toStay({ time, duration }), day, { date: day.date, minute: 600 })).toEqual(rules);
  });

  it('freezes the seating of each opening separately', () => {
    const occupancy = [buildVisit({ start: 720, end: 780 }), buildVisit({ id: 'dinner', start: 1080, end: 1200 })];
    const isFixedAt = (minute: number): boolean[] =>
      withSeatingFrozen({ ...buildEvening({ ...day, occupancy }) }, { date: day.date, minute }).occupancy.map(
        ({ isFixed }) => isFixed,
      );
    expect([539, 540, 899, 900].map(isFixedAt)).toEqual([
      [false, false],
      [true, false],
      [true, false],
      [true, true],
    ]);
  });

  it('has a pacing for each opening, also with other start minutes', () => {
    const rules = { ...day.rules, pacingCovers: 4 };
    const hours = { ...lunchAndDinner, break: { from: 840, until: 1035 } };
    const partyOfFour = buildVisit({ start: 1035, end: 1155, partySize: 4, tables: ['T6'] });
    const evening = buildEvening({ ...day, hours, rules, occupancy: [partyOfFour] });
    expect([1020, 1035, 1050, 1065].map((start) => isWithinPace({ start, partySize: 2 }, evening))).toEqual(
      [true, false, false, true], // prettier-ignore
    );
  });

  it('takes no walk-ins during the break and in the last minutes before it', () => {
    expect([809, 811, 825, 900, 1019, 1020].map((minute) => findWalkInStart(day, { date: day.date, minute }))).toEqual(
      [795, 810, null, null, null, 1020], // prettier-ignore
    );
    const evening = buildEvening({ ...day, occupancy: [] });
    const at = (minute: number) => ({ date: day.date, minute });
    expect(findSoonestPlace({ partySize: 2, minutes: 60 }, evening, at(795))?.start).toBe(1020);
    expect(findWalkInPlaces(2, evening, at(720)).placesWithoutMoves[0]?.minutes).toBe(120);
    expect(listFreeTables(720, evening)[0]?.until).toBe(840);
    expect(listFreeTables(1100, evening)[0]?.until).toBe(1440);
  });

  it('equals a check of every minute (property)', () => {
    const anyMinuteIn = (min: number, max: number) => fc.integer({ min, max }).map((quarter) => quarter * 15);
    const anyHours = fc
      .tuple(anyMinuteIn(20, 60), anyMinuteIn(4, 12), anyMinuteIn(1, 16), anyMinuteIn(0, 8), anyMinuteIn(1, 12))
      .map(([opens, first, pause, second, rest]) => {
        const [from, until] = [opens + first, opens + first + pause];
        return { opens, lastStart: until + second, closes: until + second + rest, break: { from, until } };
      });
    fc.assert(
      fc.property(anyHours, anyMinuteIn(0, 120), fc.integer({ min: 1, max: 6 }), (hours, start, length) => {
        const { opens, closes, break: pause } = hours;
        const isOpenAt = (minute: number) => opens <= minute && minute < closes && !(pause.from <= minute && minute < pause.until); // prettier-ignore
        const isOpenFor = (minutes: number, from: number) =>
          Array.from({ length: minutes }, (_, minute) => from + minute).every(isOpenAt);
        expect(isWithinHours({ start, end: start + 60 * length }, hours)).toBe(isOpenFor(60 * length, start));
        for (const offered of startTimesOn(dayWithHours(hours)))
          expect(listStayHoursUntilClosing(offered, dayWithHours(hours))).toEqual([1, 2, 3, 4].filter((quarter) => isOpenFor(60 * quarter, offered))); // prettier-ignore
        const grid = [opens, pause.until].flatMap((first) => startsFrom(first, hours));
        expect(startTimesOn(dayWithHours(hours))).toEqual(grid);
        const isFree = findBrokenStaffRules({ start, minutes: 60 * length }, dayWithHours(hours), { date: '2026-12-01', minute: 0 }).length === 0; // prettier-ignore
        const last = start < pause.from ? pause.from - 60 : hours.lastStart;
        expect(isFree).toBe(isOpenFor(60 * length, start) && start <= last);
      }),
    );
    function startsFrom(
      first: number,
      { break: pause, lastStart }: typeof lunchAndDinner & { break: Break },
    ): number[] {
      const last = first < pause.from ? pause.from - 60 : lastStart;
      return Array.from({ length: 100 }, (_, index) => first + 30 * index).filter((minute) => minute <= last);
    }
  });
});

describe('a venue with a longer longest stay', () => {
  it('offers stays up to that length', () => {
    const day = dayOf('2026-12-04');
    const wide = { ...day, rules: { ...day.rules, longestStayHours: 6 } };
    expect(listStayHoursUntilClosing(960, wide)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(checkDuration({ time: '16:00', duration: 6 }, wide)).toBeNull();
    expect(checkDuration({ time: '16:00', duration: 7 }, wide)).toBe('duration_invalid');
    const short = { ...day, rules: { ...day.rules, longestStayHours: 2 } };
    expect(checkDuration({ time: '16:00', duration: 3 }, short)).toBe('duration_invalid');
  });
});

describe('the end of a visit', () => {
  it('is a time of day', () => {
    expect(formatEndTime({ time: '18:30', duration: 1.5 })).toBe('20:00');
    expect(formatEndTime({ time: '23:30', duration: 2 })).toBe('01:30');
  });

  it('never lies beyond the service date', () => {
    expect(endsWithinServiceDay({ start: 1500, minutes: 240 })).toBe(true);
    expect(endsWithinServiceDay({ start: 1500, minutes: 270 })).toBe(false);
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
  ])('%s is minute %i', (time, minute) => expect(toServiceMinute(time)).toBe(minute));

  it('minuteSinceMidnight counts from midnight', () => expect(toCalendarMinute('00:30')).toBe(30));

  it.each([
    [1560, '02:00'],
    [1440, '24:00'],
    [1441, '00:01'],
    [1110, '18:30'],
  ])('minute %i is %s', (minute, time) => expect(timeOfMinute(minute)).toBe(time));

  it.each(['24:01', '25:00', '7:30', '18:60', '18.30', '-1:00', ''])('%p is no time of day', (text) =>
    expect(isTimeOfDay(text)).toBe(false),
  );
});

describe('lead time and horizon (rules §3)', () => {
  const now = { date: '2026-12-02', minute: toServiceMinute('18:00') };
  it.each([
    ['2026-12-02', '18:29', false],
    ['2026-12-02', '18:30', true],
    ['2026-12-01', '23:00', false],
    ['2027-12-02', '16:00', true],
    ['2027-12-03', '16:00', false],
  ])('%s %s is reservable: %p', (date, time, expected) => {
    expect(isReservableAt(toServiceMinute(time), dayOf(date), now)).toBe(expected);
  });

  it('are checked against the service date, which is over after midnight', () => {
    const afterMidnight = { date: '2026-12-05', minute: 5 };
    expect(isReservableAt(toServiceMinute('23:30'), dayOf('2026-12-04'), afterMidnight)).toBe(false);
    expect(isReservableAt(toServiceMinute('16:00'), dayOf('2026-12-05'), afterMidnight)).toBe(true);
  });
});
