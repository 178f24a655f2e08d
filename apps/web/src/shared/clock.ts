import {
  type LocalMoment,
  type Minute,
  type ServiceDate,
  venueZone,
  minutesPerHour,
  timeOfMinute,
} from '@strapec/domain';
import { lazily } from './i18n/formatters';

/** The document has only other zones than the default. */
let zone = typeof document === 'undefined' ? venueZone : (document.documentElement.dataset['zone'] ?? venueZone);

export const zoneOfVenue = (): string => zone;

/** The server has no document. */
export function setVenueZone(timeZone: string): void {
  if (timeZone === zone) return;
  zone = timeZone;
  [wallClock, offset] = [wallClockIn(zone), offsetIn(zone)];
}

const wallClockIn = (timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });

const offsetIn = (timeZone: string) =>
  lazily(() => new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }));

let [wallClock, offset] = [wallClockIn(zone), offsetIn(zone)];

/** Milliseconds against the server's clock. */
let ahead = 0;
const listeners = new Set<() => void>();

/** Milliseconds. */
const tolerated = 30_000;

const now = (): number => Date.now() - ahead;

/** No other module of the web reads the time of day. */
export function currentMoment(): LocalMoment {
  return localMomentOf(new Date(now()));
}

export const untilNextMinute = (): number => 60_000 - (now() % 60_000);

/** Call it with the request, and the returned function with the answer. */
export function measureClock(): (answer: Response) => void {
  const sentAt = Date.now();
  return ({ headers }) => {
    const receivedAt = Date.now();
    const served = Date.parse(headers.get('x-server-time') ?? '');
    if (Number.isNaN(served) || receivedAt === sentAt) return; // a stopped clock cannot be compared
    const isBetween = sentAt <= served && served <= receivedAt;
    const difference = sentAt > served ? sentAt - served : receivedAt - served;
    ahead = isBetween || Math.abs(difference) < tolerated ? 0 : difference;
    listeners.forEach((onAnswer) => onAnswer());
  };
}

export function followServerTime(onAnswer: () => void): () => void {
  listeners.add(onAnswer);
  return () => listeners.delete(onAnswer);
}

/** Negative if the device's clock is behind. */
export const minutesAhead = (): number => Math.round(ahead / 60_000);

export const momentAgo = (milliseconds: number): LocalMoment => localMomentOf(new Date(now() - milliseconds));

export const minutesSince = (instant: string): number => (now() - Date.parse(instant)) / 60_000;

export function localMomentOf(instant: Date): LocalMoment {
  const parts = Object.fromEntries(wallClock.formatToParts(instant).map(({ type, value }) => [type, value]));
  return {
    date: `${parts['year']}-${parts['month']}-${parts['day']}`,
    minute: Number(parts['hour']) * minutesPerHour + Number(parts['minute']),
  };
}

/** With the UTC offset, `2026-12-10T18:00+01:00`. */
export function instantOf(date: ServiceDate, minute: Minute): string {
  const local = `${date}T${timeOfMinute(minute)}`;
  // An hour's error matters only at the change of the clocks, at three in the morning.
  const guess = new Date(`${local}:00Z`);
  const { date: day, minute: shown } = localMomentOf(guess);
  const ahead = Date.parse(`${day}T00:00Z`) + shown * 60_000 - guess.getTime();
  const parts = offset().formatToParts(new Date(guess.getTime() - ahead));
  return local + (parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', '') || '+00:00');
}
