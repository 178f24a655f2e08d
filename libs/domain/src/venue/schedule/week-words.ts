import { type Language, withTiedWords } from '../../language/language.js';
import type { Week } from './opening-hours.js';
import { type Weekday, weekdays } from './service-date.js';
import { type Minute, minutesPerHour, timeOfMinute } from './time-of-day.js';

/** Texts say "today" for a venue that opens before 15:00, else "tonight". */
export const partsOfDay = ['day', 'evening'] as const;
export type PartOfDay = (typeof partsOfDay)[number];
const eveningFrom: Minute = 900;

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

export function weekInWords(week: Week, language: Language): WeekInWords {
  const words = wordsOf[language];
  const openings = [...new Set(weekdays.flatMap((day) => week[day]?.opens ?? []))].sort((a, b) => a - b);
  const [opens = eveningFrom, ...later] = openings;
  const openDays = daysInWords(week, language);
  const closed = inOrder((day) => week[day] === null).map((day) => words.closed[day]);
  const groups = openings.map((one) => {
    const days = daysInWords(week, language, (day) => week[day]?.opens === one);
    return `${days} ${words.from} ${timeOfMinute(one)}`;
  });
  const written = {
    openDays,
    opensAt: hourInWords(opens, language),
    openHours: later.length > 0 ? groups.join(', ') : `${openDays}${words.always} ${hourInWords(opens, language)}`,
    closedDays: closed.length > 0 ? listed(closed, words.lastOfThree, words.and) : words.thatDay,
  };
  const tied = Object.entries(written).map(([name, text]) => [name, language === 'sk' ? withTiedWords(text) : text]);
  return { ...(Object.fromEntries(tied) as typeof written), part: opens < eveningFrom ? 'day' : 'evening' };
}

/** `od stredy do soboty`, `v pondelok a v piatok`. */
export function daysInWords(week: Week, language: Language, isMeant = (day: Weekday) => week[day] !== null): string {
  const words = wordsOf[language];
  const days = inOrder(isMeant);
  if (days.length === weekdays.length) return words.every;
  const stretches: Weekday[][] = [];
  for (const day of days) {
    const last = stretches.at(-1);
    if (last && dayAfter(last.at(-1)) === day) last.push(day);
    else stretches.push([day]);
  }
  const inWords = stretches.flatMap((days) =>
    days.length > 2 ? words.stretch(days[0], days.at(-1)) : days.map((day) => words.on[day]),
  );
  return listed(inWords, words.and, words.and);
}

/** Monday first; days in a row across Sunday come together and first. */
function inOrder(isMeant: (day: Weekday) => boolean): Weekday[] {
  const start = isMeant('sunday') ? weekdays.findLastIndex((day) => !isMeant(day)) + 1 : 0;
  return [...weekdays.slice(start), ...weekdays.slice(0, start)].filter(isMeant);
}

const dayAfter = (day: Weekday | undefined): Weekday | undefined =>
  weekdays[(weekdays.findIndex((one) => one === day) + 1) % weekdays.length];

function listed(items: readonly string[], lastOfMany: string, lastOfTwo: string): string {
  const last = items.length > 2 ? lastOfMany : lastOfTwo;
  return [items.slice(0, -1).join(', '), items.at(-1)].filter(Boolean).join(last);
}

/** `od štvrtej popoludní`, `from noon`; half hours as clock times. */
function hourInWords(minute: Minute, language: Language): string {
  const { from, hours, noon, parts } = wordsOf[language];
  const hour = minute / minutesPerHour;
  const part = parts.find(([until]) => hour < until)?.[1];
  if (!Number.isInteger(hour) || part === undefined) return `${from} ${timeOfMinute(minute)}`;
  return hour === 12 ? `${from} ${noon}` : `${from} ${hours.split(' ')[hour % 12]} ${part}`;
}

const byDay = (names: string): Record<Weekday, string> => {
  const inWords = names.split(', ');
  return Object.fromEntries(weekdays.map((day, index) => [day, inWords[index] ?? ''])) as Record<Weekday, string>;
};

const slovakGenitive = byDay('pondelka, utorka, stredy, štvrtka, piatka, soboty, nedele');
const slovakOn = byDay('v pondelok, v utorok, v stredu, vo štvrtok, v piatok, v sobotu, v nedeľu');
const english = byDay('Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday');

const wordsOf = {
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
    closed: byDay('Mondays, Tuesdays, Wednesdays, Thursdays, Fridays, Saturdays, Sundays'),
    stretch: (from: Weekday = 'monday', to: Weekday = 'sunday') => `${english[from]} to ${english[to]}`,
    from: 'from',
    noon: 'noon',
    hours: 'twelve one two three four five six seven eight nine ten eleven',
    parts: [[12, 'in the morning'] as const, [18, 'in the afternoon'] as const, [24, 'in the evening'] as const],
  },
};
