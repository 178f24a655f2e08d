import { venueWeek } from '../../testing/venue.js';
import type { OpeningHours, Week } from './opening-hours.js';
import { type Weekday, weekdays } from './service-date.js';
import { daysInWords, describeWeek } from './week-words.js';

const hoursFrom = (opens: number): OpeningHours => ({ opens, lastStart: opens + 300, closes: opens + 360 });
const createWeek = (hours: Partial<Record<Weekday, number>>): Week =>
  Object.fromEntries(weekdays.map((day) => [day, hours[day] === undefined ? null : hoursFrom(hours[day])])) as Week;
const everyDay = (opens: number) => createWeek(Object.fromEntries(weekdays.map((day) => [day, opens])));
const withPlainSpaces = (text: string) => text.replaceAll('\u00a0', ' ');

test('the week of the specification is described in both languages', () => {
  expect(describeWeek(venueWeek, 'sk')).toEqual({
    openDays: 'od stredy do soboty',
    opensAt: 'od štvrtej popoludní',
    openHours: 'od stredy do soboty, vždy od štvrtej popoludní',
    closedDays: 'v\u00a0nedeľu, v\u00a0pondelok a\u00a0v\u00a0utorok',
    part: 'evening',
  });
  expect(describeWeek(venueWeek, 'en')).toEqual({
    openDays: 'Wednesday to Saturday',
    opensAt: 'from four in the afternoon',
    openHours: 'Wednesday to Saturday, from four in the afternoon',
    closedDays: 'Sundays, Mondays, and Tuesdays',
    part: 'evening',
  });
});

test.each([
  [everyDay(660), 'každý deň, vždy od jedenástej dopoludnia', 'every day, from eleven in the morning'],
  [everyDay(720), 'každý deň, vždy od poludnia', 'every day, from noon'],
  [createWeek({ monday: 450 }), 'v pondelok, vždy od 07:30', 'Monday, from 07:30'],
  [
    createWeek({ wednesday: 480, friday: 480 }),
    'v stredu a v piatok, vždy od ôsmej ráno',
    'Wednesday and Friday, from eight in the morning',
  ],
  [
    createWeek({ thursday: 1080, friday: 1080, saturday: 600, sunday: 600 }),
    'v sobotu a v nedeľu od 10:00, vo štvrtok a v piatok od 18:00',
    'Saturday and Sunday from 10:00, Thursday and Friday from 18:00',
  ],
  [
    createWeek({ friday: 1080, saturday: 1080, sunday: 1080, monday: 1080, wednesday: 1080 }),
    'od piatka do pondelka a v stredu, vždy od šiestej večer',
    'Friday to Monday and Wednesday, from six in the evening',
  ],
])('open days and hours are described in both languages (%#)', (week, slovak, english) => {
  expect(withPlainSpaces(describeWeek(week, 'sk').openHours)).toBe(slovak);
  expect(describeWeek(week, 'en').openHours).toBe(english);
});

test('a week open every day names no closed weekdays; one that opens before 15:00 has the part day', () => {
  expect(withPlainSpaces(describeWeek(everyDay(660), 'sk').closedDays)).toBe('v tento deň');
  expect(describeWeek(everyDay(660), 'en').part).toBe('day');
  expect(describeWeek(everyDay(900), 'en').part).toBe('evening');
  expect(
    describeWeek(createWeek({ monday: 960, tuesday: 960, wednesday: 960, thursday: 960, friday: 960 }), 'en')
      .closedDays,
  ).toBe('Saturdays and Sundays');
  expect(daysInWords(createWeek({}), 'sk')).toBe('');
});
