/** Minutes since the service date's midnight: 16:00 is 960, 02:00 the next morning is 1560 (rules §2). */
export type Minute = number;

export const minutesPerHour = 60;
export const minutesPerDay = 1440;

const pattern = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** Whether a text is a time of day `HH:MM` from 00:00 to 24:00. */
export function isTimeOfDay(text: string): boolean {
  return text === '24:00' || pattern.test(text);
}

/** The minute of a time `HH:MM`: '18:30' is 1110, '24:00' is 1440. The text must be a time of day. */
export function minuteOfTime(text: string): Minute {
  return Number(text.slice(0, 2)) * minutesPerHour + Number(text.slice(3, 5));
}

/** The time `HH:MM` that a clock shows at a minute: 1110 is '18:30', 1560 is '02:00'; midnight at an evening's end is '24:00'. */
export function timeOfMinute(minute: Minute): string {
  const ofDay = minute === minutesPerDay ? minute : minute % minutesPerDay;
  const hours = Math.floor(ofDay / minutesPerHour);
  return `${String(hours).padStart(2, '0')}:${String(ofDay % minutesPerHour).padStart(2, '0')}`;
}

/** A wall clock in Europe/Bratislava: the only form in which the time of day reaches a rule. */
export interface LocalMoment {
  date: string;
  /** Minutes since midnight of `date`, 0–1439. */
  minute: Minute;
}
