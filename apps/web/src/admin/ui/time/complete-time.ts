import { isTimeOfDay } from '@strapec/domain';

/** In the mode `evening`, `7` is 19:00. */
export type HourMode = 'evening' | 'clock';

/** Guests do not come at four in the morning. A leading zero is taken literally. */
const typedEveningHours = { first: 4, last: 11 } as const;

/** `19`, `7`, `1930`, `730` and `19.30` are times; other text stays. */
export function completeTime(input: string, hourMode: HourMode = 'evening'): string {
  const trimmedInput = input.trim();
  const [, hourDigits = '', minutes = '00'] = /^(\d{1,2})(?:[:. ]?(\d{2}))?h?$/i.exec(trimmedInput) ?? [];
  if (hourDigits === '') return trimmedInput;
  const hour = hourMode === 'evening' ? toEveningHour(hourDigits) : hourDigits;
  const time = `${String(hour).padStart(2, '0')}:${minutes}`;
  return isTimeOfDay(time) ? time : trimmedInput;
}

function toEveningHour(hourDigits: string): number {
  const hour = Number(hourDigits);
  const isEvening = hourDigits.length === 1 && hour >= typedEveningHours.first;
  const isTenOrEleven = hourDigits.length === 2 && hour >= 10 && hour <= typedEveningHours.last;
  return isEvening || isTenOrEleven ? hour + 12 : hour;
}
