import { isTimeOfDay } from '@strapec/domain';

/** In the reading `evening`, `7` is 19:00. */
export type TimeReading = 'evening' | 'clock';

/** Guests do not come at four in the morning. A leading zero is taken literally. */
const eveningHours = { first: 4, last: 11 } as const;

/** `19`, `7`, `1930`, `730` and `19.30` are times; other text stays. */
export function typedTime(typed: string, reading: TimeReading = 'evening'): string {
  const text = typed.trim();
  const [, hours = '', minutes = '00'] = /^(\d{1,2})(?:[:. ]?(\d{2}))?h?$/i.exec(text) ?? [];
  if (hours === '') return text;
  const hour = reading === 'evening' ? hourMeant(hours) : hours;
  const time = `${String(hour).padStart(2, '0')}:${minutes}`;
  return isTimeOfDay(time) ? time : text;
}

function hourMeant(typed: string): number {
  const hour = Number(typed);
  const isEvening = typed.length === 1 && hour >= eveningHours.first;
  const isTenOrEleven = typed.length === 2 && hour >= 10 && hour <= eveningHours.last;
  return isEvening || isTenOrEleven ? hour + 12 : hour;
}
