import { type LocalDateTime, type Minute, type ServiceDate, venueZone } from '@strapec/domain';

const millisecondsPerMinute = 60_000;
const createWallClock = (timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });

let wallClock = createWallClock(venueZone);
let latestLocalTime: { minute: number; moment: LocalDateTime } | null = null;

export function setWallClockZone(timeZone: string): void {
  if (timeZone === wallClock.resolvedOptions().timeZone) return;
  wallClock = createWallClock(timeZone);
  latestLocalTime = null;
}

/** Every request needs it, so it is computed once a minute. */
export function toLocalDateTime(instant: Date): LocalDateTime {
  const minute = Math.floor(instant.getTime() / millisecondsPerMinute);
  if (latestLocalTime?.minute !== minute) latestLocalTime = { minute, moment: Object.freeze(readWallClock(instant)) };
  return latestLocalTime.moment;
}

function readWallClock(instant: Date): LocalDateTime {
  const part = Object.fromEntries(wallClock.formatToParts(instant).map(({ type, value }) => [type, value]));
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
  const asIfUtc = Date.parse(`${date}T00:00:00Z`) + minute * millisecondsPerMinute;
  const threeHours = 180 * millisecondsPerMinute;
  const before = asIfUtc - offsetAt(asIfUtc - threeHours);
  const after = asIfUtc - offsetAt(asIfUtc + threeHours);
  const isSkippedOrFirst = before === after || wallTimeAt(before) === asIfUtc || wallTimeAt(after) !== asIfUtc;
  return new Date(isSkippedOrFirst ? before : after);
}

function offsetAt(instant: number): number {
  return wallTimeAt(instant) - instant;
}

/** As if it were UTC, in whole minutes. */
function wallTimeAt(instant: number): number {
  const { date, minute } = toLocalDateTime(new Date(instant));
  return Date.parse(`${date}T00:00:00Z`) + minute * millisecondsPerMinute;
}
