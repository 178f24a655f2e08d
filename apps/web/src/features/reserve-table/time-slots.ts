import { type HouseDay, durationsThatFit, startTimesOn, timeOfMinute } from '@strapec/domain';
import type { Availability } from './use-availability';

/** One time of an evening, as the guest sees it. */
export interface TimeSlot {
  time: string;
  /** `unknown` while the answer is on its way or has failed. */
  state: 'free' | 'taken' | 'unknown';
}

/** All times of the evening; none on a closed day (spec §4). */
export function timeSlots(day: HouseDay | null, availability: Availability): TimeSlot[] {
  const times = day ? startTimesOn(day).map(timeOfMinute) : [];
  return times.map((time) => ({ time, state: stateOf(time, availability) }));
}

function stateOf(time: string, availability: Availability): TimeSlot['state'] {
  if (availability.state === 'offered') return availability.times.includes(time) ? 'free' : 'taken';
  return availability.state === 'none' ? 'taken' : 'unknown';
}

/** The last time at which a visit of this length still ends by closing, when that is not the evening's last one. */
export function earlierLastStart(day: HouseDay, duration: number): string | null {
  const starts = startTimesOn(day);
  const fitting = starts.filter((start) => durationsThatFit(start, day).includes(duration));
  const last = fitting.at(-1);
  return last === undefined || last === starts.at(-1) ? null : timeOfMinute(last);
}
