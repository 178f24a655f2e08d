import {
  type LocalMoment,
  type Minute,
  type ServiceDate,
  houseZone,
  minutesPerHour,
  timeOfMinute,
} from '@strapec/domain';
import { lazily } from './i18n/formatters';

const bratislava = new Intl.DateTimeFormat('en-CA', {
  timeZone: houseZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The wall clock in Bratislava, wherever the guest's device thinks it is. Nothing else in the web reads the time of day. */
export function currentMoment(): LocalMoment {
  return localMomentOf(new Date());
}

/** The same so many milliseconds ago. */
export const momentAgo = (milliseconds: number): LocalMoment => localMomentOf(new Date(Date.now() - milliseconds));

/** How many minutes ago an instant was. */
export const minutesSince = (instant: string): number => (Date.now() - Date.parse(instant)) / 60_000;

/** An instant as a clock in Bratislava shows it. */
export function localMomentOf(instant: Date): LocalMoment {
  const parts = Object.fromEntries(bratislava.formatToParts(instant).map(({ type, value }) => [type, value]));
  return {
    date: `${parts['year']}-${parts['month']}-${parts['day']}`,
    minute: Number(parts['hour']) * minutesPerHour + Number(parts['minute']),
  };
}

const offset = lazily(() => new Intl.DateTimeFormat('en', { timeZone: houseZone, timeZoneName: 'longOffset' }));

/** A local moment with its distance from Greenwich, `2026-12-10T18:00+01:00`, as other programs read it. */
export function instantOf(date: ServiceDate, minute: Minute): string {
  const local = `${date}T${timeOfMinute(minute)}`;
  // An hour's error of this guess matters only where the clock is about to change, at three in the morning.
  const parts = offset().formatToParts(new Date(`${local}:00+01:00`));
  return local + (parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', '') ?? '');
}
