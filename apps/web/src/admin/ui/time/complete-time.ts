import { isTimeOfDay } from '@strapec/domain';

/** In the reading `evening`, `7` is 19:00. */
export type HourMode = 'evening' | 'clock';

/** Guests do not come at four in the morning. A leading zero is taken literally. */
const typedEveningHours = { first: 4, last: 11 } as const;

/** `19`, `7`, `1930`, `730` and `19.30` are times; other text stays. */
export function completeTime(input: string, hourMode: HourMode = 'evening'): string {
  const text = input.trim();
  const [, hours = '', minutes = '00'] = /^(\d{1,2})(?:[:. ]?(\d{2}))?h?$/i.exec(text) ?? [];
  if (hours === '') return text;
  const hour = hourMode === 'evening' ? eveningHour(hours) : hours;
  const time = `${String(hour).padStart(2, '0')}:${minutes}`;
  return isTimeOfDay(time) ? time : text;
}

function eveningHour(input: string): number {
  const hour = Number(input);
  const isEvening = input.length === 1 && hour >= typedEveningHours.first;
  const isTenOrEleven = input.length === 2 && hour >= 10 && hour <= typedEveningHours.last;
  return isEvening || isTenOrEleven ? hour + 12 : hour;
}
