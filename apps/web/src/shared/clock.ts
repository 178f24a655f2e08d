import {
  type LocalMoment,
  type Minute,
  type ServiceDate,
  houseZone,
  minutesPerHour,
  timeOfMinute,
} from '@strapec/domain';
import { lazily } from './i18n/formatters';

/** Where the document names none, the house is in its usual zone. */
let zone = typeof document === 'undefined' ? houseZone : (document.documentElement.dataset['zone'] ?? houseZone);

/** The zone in which the house reads its clock. */
export const zoneOfHouse = (): string => zone;

/** For the server, which draws pages before any document says so. */
export function readClockIn(timeZone: string): void {
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

/** Milliseconds by which the device's clock is ahead of the server's. */
let ahead = 0;
const heard = new Set<() => void>();

/** Milliseconds by which clocks may differ without a word. */
const tolerated = 30_000;

const now = (): number => Date.now() - ahead;

/** The wall clock of the house, whatever the device's own clock and zone say. Nothing else in the web reads the time of day. */
export function currentMoment(): LocalMoment {
  return localMomentOf(new Date(now()));
}

/** Milliseconds until the next minute begins. */
export const untilNextMinute = (): number => 60_000 - (now() % 60_000);

/** Takes the time that an answer of the server names: called when a request is sent, and what it returns with the answer. */
export function measureClock(): (answer: Response) => void {
  const sentAt = Date.now();
  return ({ headers }) => {
    const receivedAt = Date.now();
    const served = Date.parse(headers.get('x-server-time') ?? '');
    if (Number.isNaN(served) || receivedAt === sentAt) return; // a clock that stands still measures nothing
    const isBetween = sentAt <= served && served <= receivedAt;
    const difference = sentAt > served ? sentAt - served : receivedAt - served;
    ahead = isBetween || Math.abs(difference) < tolerated ? 0 : difference;
    heard.forEach((tell) => tell());
  };
}

/** Calls whenever the server has named its time. */
export function followServerTime(tell: () => void): () => void {
  heard.add(tell);
  return () => heard.delete(tell);
}

/** How many minutes the device's clock is ahead; negative when it is behind. */
export const minutesAhead = (): number => Math.round(ahead / 60_000);

/** The same so many milliseconds ago. */
export const momentAgo = (milliseconds: number): LocalMoment => localMomentOf(new Date(now() - milliseconds));

/** How many minutes ago an instant was. */
export const minutesSince = (instant: string): number => (now() - Date.parse(instant)) / 60_000;

/** An instant as a clock of the house shows it. */
export function localMomentOf(instant: Date): LocalMoment {
  const parts = Object.fromEntries(wallClock.formatToParts(instant).map(({ type, value }) => [type, value]));
  return {
    date: `${parts['year']}-${parts['month']}-${parts['day']}`,
    minute: Number(parts['hour']) * minutesPerHour + Number(parts['minute']),
  };
}

/** A local moment with its distance from Greenwich, `2026-12-10T18:00+01:00`, as other programs read it. */
export function instantOf(date: ServiceDate, minute: Minute): string {
  const local = `${date}T${timeOfMinute(minute)}`;
  // An hour's error of this guess matters only where the clock is about to change, at three in the morning.
  const guess = new Date(`${local}:00Z`);
  const { date: day, minute: shown } = localMomentOf(guess);
  const ahead = Date.parse(`${day}T00:00Z`) + shown * 60_000 - guess.getTime();
  const parts = offset().formatToParts(new Date(guess.getTime() - ahead));
  return local + (parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', '') || '+00:00');
}
