import { type Language, tieShortWords } from '../../language/language.js';
import type { Week } from './opening-hours.js';
import { type Weekday, weekdays } from './service-date.js';
import { type Minute, minutesPerHour, timeOfMinute } from './time-of-day.js';

/** Texts say "today" for a venue that opens before 15:00, else "tonight". */
export const partsOfDay = ['day', 'evening'] as const;
export type PartOfDay = (typeof partsOfDay)[number];
const eveningStart: Minute = 900;

export interface WeekInWords {
  /** `od stredy do soboty` */
  openDays: string;
  /** `od štvrtej popoludní`: the earliest opening of the week. */
  opensAt: string;
  /** `od stredy do soboty, vždy od štvrtej popoludní`; different opening times are listed one after the other. */
  openHours: string;
  /** `v nedeľu, v pondelok a v utorok`; `v tento deň` if there is none. */
  closedDays: string;
  part: PartOfDay;
}

export function describeWeek(week: Week, language: Language): WeekInWords {
  const texts = textsByLanguage[language];
  const openings = [...new Set(weekdays.flatMap((day) => week[day]?.opens ?? []))].sort((a, b) => a - b);
  const [opens = eveningStart, ...later] = openings;
  const openDays = daysInWords(week, language);
  const closedDayTexts = orderDays((day) => week[day] === null).map((day) => texts.closed[day]);
  const openingTexts = openings.map((opening) => {
    const days = daysInWords(week, language, (day) => week[day]?.opens === opening);
    return `${days} ${texts.from} ${timeOfMinute(opening)}`;
  });
  const weekTexts = {
    openDays,
    opensAt: hourInWords(opens, language),
    openHours:
      later.length > 0 ? openingTexts.join(', ') : `${openDays}${texts.always} ${hourInWords(opens, language)}`,
    closedDays: closedDayTexts.length > 0 ? joinList(closedDayTexts, texts.lastOfThree, texts.and) : texts.thatDay,
  };
  const tiedTexts = Object.entries(weekTexts).map(([name, text]) => [
    name,
    language === 'sk' ? tieShortWords(text) : text,
  ]);
  return { ...(Object.fromEntries(tiedTexts) as typeof weekTexts), part: opens < eveningStart ? 'day' : 'evening' };
}

/** `od stredy do soboty`, `v pondelok a v piatok`. */
export function daysInWords(week: Week, language: Language, isIncluded = (day: Weekday) => week[day] !== null): string {
  const texts = textsByLanguage[language];
  const days = orderDays(isIncluded);
  if (days.length === weekdays.length) return texts.every;
  const dayRuns: Weekday[][] = [];
  for (const day of days) {
    const lastRun = dayRuns.at(-1);
    if (lastRun && dayAfter(lastRun.at(-1)) === day) lastRun.push(day);
    else dayRuns.push([day]);
  }
  const runTexts = dayRuns.flatMap((days) =>
    days.length > 2 ? texts.stretch(days[0], days.at(-1)) : days.map((day) => texts.on[day]),
  );
  return joinList(runTexts, texts.and, texts.and);
}

/** Monday first; days in a row across Sunday come together and first. */
function orderDays(isIncluded: (day: Weekday) => boolean): Weekday[] {
  const start = isIncluded('sunday') ? weekdays.findLastIndex((day) => !isIncluded(day)) + 1 : 0;
  return [...weekdays.slice(start), ...weekdays.slice(0, start)].filter(isIncluded);
}

const dayAfter = (day: Weekday | undefined): Weekday | undefined =>
  weekdays[(weekdays.findIndex((one) => one === day) + 1) % weekdays.length];

function joinList(items: readonly string[], lastOfMany: string, lastOfTwo: string): string {
  const last = items.length > 2 ? lastOfMany : lastOfTwo;
  return [items.slice(0, -1).join(', '), items.at(-1)].filter(Boolean).join(last);
}

/** `od štvrtej popoludní`, `from noon`; half hours as clock times. */
function hourInWords(minute: Minute, language: Language): string {
  const { from, hours, noon, parts } = textsByLanguage[language];
  const hour = minute / minutesPerHour;
  const partOfDay = parts.find(([until]) => hour < until)?.[1];
  if (!Number.isInteger(hour) || partOfDay === undefined) return `${from} ${timeOfMinute(minute)}`;
  return hour === 12 ? `${from} ${noon}` : `${from} ${hours.split(' ')[hour % 12]} ${partOfDay}`;
}

const toTextsByDay = (names: string): Record<Weekday, string> => {
  const texts = names.split(', ');
  return Object.fromEntries(weekdays.map((day, index) => [day, texts[index] ?? ''])) as Record<Weekday, string>;
};

const slovakGenitive = toTextsByDay('pondelka, utorka, stredy, štvrtka, piatka, soboty, nedele');
const slovakOn = toTextsByDay('v pondelok, v utorok, v stredu, vo štvrtok, v piatok, v sobotu, v nedeľu');
const english = toTextsByDay('Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday');

const textsByLanguage = {
  sk: {
    every: 'každý deň',
    thatDay: 'v tento deň',
    and: ' a ',
    lastOfThree: ' a ',
    always: ', vždy',
    on: slovakOn,
    closed: slovakOn,
    from: 'od',
    noon: 'poludnia',
    stretch: (from: Weekday = 'monday', to: Weekday = 'sunday') =>
      `od ${slovakGenitive[from]} do ${slovakGenitive[to]}`,
    hours: 'dvanástej jednej druhej tretej štvrtej piatej šiestej siedmej ôsmej deviatej desiatej jedenástej',
    parts: [[9, 'ráno'] as const, [12, 'dopoludnia'] as const, [18, 'popoludní'] as const, [24, 'večer'] as const],
  },
  en: {
    every: 'every day',
    thatDay: 'that day',
    and: ' and ',
    lastOfThree: ', and ',
    always: ',',
    on: english,
    closed: toTextsByDay('Mondays, Tuesdays, Wednesdays, Thursdays, Fridays, Saturdays, Sundays'),
    stretch: (from: Weekday = 'monday', to: Weekday = 'sunday') => `${english[from]} to ${english[to]}`,
    from: 'from',
    noon: 'noon',
    hours: 'twelve one two three four five six seven eight nine ten eleven',
    parts: [[12, 'in the morning'] as const, [18, 'in the afternoon'] as const, [24, 'in the evening'] as const],
  },
};
