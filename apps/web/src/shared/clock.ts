import {
  type LocalDateTime,
  type Minute,
  type ServiceDate,
  defaultZone,
  minutesPerHour,
  timeOfMinute,
} from '@strapec/domain';
import { createOnce } from './i18n/formatters';

/** The document has only other zones than the default. */
let currentTimeZone =
  typeof document === 'undefined' ? defaultZone : (document.documentElement.dataset['zone'] ?? defaultZone);

export const getVenueTimeZone = (): string => currentTimeZone;

/** The server has no document. */
export function setVenueTimeZone(timeZone: string): void {
  if (timeZone === currentTimeZone) return;
  currentTimeZone = timeZone;
  [wallClockFormat, offsetFormat] = [createWallClockFormat(currentTimeZone), createOffsetFormat(currentTimeZone)];
}

/** Made when needed: the first format of a zone takes 35 ms. */
const createWallClockFormat = (timeZone: string) =>
  createOnce(
    () =>
      new Intl.DateTimeFormat('en-CA', {
        timeZone,
        year: 'numeric',
        month: '2-digit',
        day: '2-digit',
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
      }),
  );

const createOffsetFormat = (timeZone: string) =>
  createOnce(() => new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }));

let [wallClockFormat, offsetFormat] = [createWallClockFormat(currentTimeZone), createOffsetFormat(currentTimeZone)];

/** Milliseconds against the server's clock. */
let clockErrorMs = 0;
const listeners = new Set<() => void>();

/** Milliseconds. */
const toleratedErrorMs = 30_000;

const nowMs = (): number => Date.now() - clockErrorMs;

/** No other module of the web reads the time of day. */
export function currentDateTime(): LocalDateTime {
  return toLocalDateTime(new Date(nowMs()));
}

export const msUntilNextMinute = (): number => 60_000 - (nowMs() % 60_000);

/** Call it with the request, and the returned function with the answer. */
export function measureClock(): (answer: Response) => void {
  const sentAt = Date.now();
  return ({ headers }) => {
    const receivedAt = Date.now();
    const serverTime = Date.parse(headers.get('x-server-time') ?? '');
    if (Number.isNaN(serverTime) || receivedAt === sentAt) return; // a stopped clock cannot be compared
    const isWithinRequest = sentAt <= serverTime && serverTime <= receivedAt;
    const differenceMs = sentAt > serverTime ? sentAt - serverTime : receivedAt - serverTime;
    clockErrorMs = isWithinRequest || Math.abs(differenceMs) < toleratedErrorMs ? 0 : differenceMs;
    listeners.forEach((onAnswer) => onAnswer());
  };
}

export function subscribeToServerTime(onAnswer: () => void): () => void {
  listeners.add(onAnswer);
  return () => listeners.delete(onAnswer);
}

/** Negative if the device's clock is behind. */
export const getClockErrorMinutes = (): number => Math.round(clockErrorMs / 60_000);

export const toDateTimeAgo = (agoMs: number): LocalDateTime => toLocalDateTime(new Date(nowMs() - agoMs));

export const minutesSince = (instant: string): number => (nowMs() - Date.parse(instant)) / 60_000;

export function toLocalDateTime(instant: Date): LocalDateTime {
  const valuesByType = Object.fromEntries(
    wallClockFormat()
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  return {
    date: `${valuesByType['year']}-${valuesByType['month']}-${valuesByType['day']}`,
    minute: Number(valuesByType['hour']) * minutesPerHour + Number(valuesByType['minute']),
  };
}

/** With the UTC offset, `2026-12-10T18:00+01:00`. */
export function toInstant(date: ServiceDate, minute: Minute): string {
  const localTime = `${date}T${timeOfMinute(minute)}`;
  // An hour's error matters only at the change of the clocks, at three in the morning.
  const utcGuess = new Date(`${localTime}:00Z`);
  const { date: shownDate, minute: shownMinute } = toLocalDateTime(utcGuess);
  const offsetMs = Date.parse(`${shownDate}T00:00Z`) + shownMinute * 60_000 - utcGuess.getTime();
  const offsetParts = offsetFormat().formatToParts(new Date(utcGuess.getTime() - offsetMs));
  return localTime + (offsetParts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', '') || '+00:00');
}
