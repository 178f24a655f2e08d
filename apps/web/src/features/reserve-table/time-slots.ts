import { type GuestDay, startTimesOn, timeOfMinute } from '@strapec/domain';
import { type Availability, type ShorterStays, longestStay } from './use-availability';

/** One time of an evening, as the guest sees it. */
export interface TimeSlot {
  time: string;
  /** `unknown` while the answer is on its way or has failed; `shorter`: free, but only for so many `hours`. */
  state: 'free' | 'taken' | 'shorter' | 'unknown';
  hours?: number;
}

interface Evening {
  day: GuestDay | null;
  availability: Availability;
  shorterStays: ShorterStays;
  /** Hours that the guest wants to stay. */
  duration: number;
}

/** All times of the evening; none on a closed day (spec §4). */
export function timeSlots({ day, duration, ...known }: Evening): TimeSlot[] {
  if (!day) return [];
  return startTimesOn(day).map((start) => {
    const time = timeOfMinute(start);
    const hours = longestStay(start, day);
    return hours < duration
      ? lateSlot(time, hours, known.shorterStays)
      : { time, state: stateOf(time, known.availability) };
  });
}

/** Too late for the chosen stay is not taken: a shorter one may be had. */
function lateSlot(time: string, hours: number, shorterStays: ShorterStays): TimeSlot {
  const times = shorterStays.get(hours);
  if (!times) return { time, state: 'unknown' };
  return times.includes(time) ? { time, state: 'shorter', hours } : { time, state: 'taken' };
}

function stateOf(time: string, availability: Availability): TimeSlot['state'] {
  if (availability.state === 'offered') return availability.times.includes(time) ? 'free' : 'taken';
  return availability.state === 'none' ? 'taken' : 'unknown';
}
