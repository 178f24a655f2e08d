import { type LocalDateTime, type Minute, type ServiceDate, defaultZone } from '@strapec/domain';

const millisecondsPerMinute = 60_000;
const createWallClockFormat = (timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });

let wallClockFormat = createWallClockFormat(defaultZone);
let latestLocalTime: { epochMinute: number; localDateTime: LocalDateTime } | null = null;

export function setWallClockZone(timeZone: string): void {
  if (timeZone === wallClockFormat.resolvedOptions().timeZone) return;
  wallClockFormat = createWallClockFormat(timeZone);
  latestLocalTime = null;
}

/** Every request needs it, so it is computed once a minute. */
export function toLocalDateTime(instant: Date): LocalDateTime {
  const epochMinute = Math.floor(instant.getTime() / millisecondsPerMinute);
  if (latestLocalTime?.epochMinute !== epochMinute)
    latestLocalTime = { epochMinute, localDateTime: Object.freeze(readWallClock(instant)) };
  return latestLocalTime.localDateTime;
}

function readWallClock(instant: Date): LocalDateTime {
  const part = Object.fromEntries(wallClockFormat.formatToParts(instant).map(({ type, value }) => [type, value]));
  return { date: `${part.year}-${part.month}-${part.day}`, minute: Number(part.hour) * 60 + Number(part.minute) };
}

export function addMinutes(instant: Date, minutes: number): Date {
  return new Date(instant.getTime() + minutes * millisecondsPerMinute);
}

/**
 * A time that the clock shows twice means the first one; a time that the clock skips is read with the offset before the
 * change (RFC 5545). Visits end at start + duration, because 02:00 may not exist that night (rules §2, proof T1).
 */
export function instantOf(date: ServiceDate, minute: Minute): Date {
  const wallTime = Date.parse(`${date}T00:00:00Z`) + minute * millisecondsPerMinute;
  const threeHoursMs = 180 * millisecondsPerMinute;
  const before = wallTime - offsetAt(wallTime - threeHoursMs);
  const after = wallTime - offsetAt(wallTime + threeHoursMs);
  const isSkippedOrFirst = before === after || wallTimeAt(before) === wallTime || wallTimeAt(after) !== wallTime;
  return new Date(isSkippedOrFirst ? before : after);
}

function offsetAt(timestamp: number): number {
  return wallTimeAt(timestamp) - timestamp;
}

/** As if it were UTC, in whole minutes. */
function wallTimeAt(timestamp: number): number {
  const { date, minute } = toLocalDateTime(new Date(timestamp));
  return Date.parse(`${date}T00:00:00Z`) + minute * millisecondsPerMinute;
}
