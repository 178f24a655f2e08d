import type { OpeningHours } from '@strapec/domain';

/** Opening hours as rows hold them. */
export interface HoursColumns extends Omit<OpeningHours, 'break'> {
  breakFrom: number | null;
  breakUntil: number | null;
}

/** Hours of a row; a closed day has none. */
export type HoursOrClosed = { [Column in keyof HoursColumns]: HoursColumns[Column] | null };

export function hoursIn({ opens, lastStart, closes, breakFrom, breakUntil }: HoursOrClosed): OpeningHours | null {
  if (opens === null || lastStart === null || closes === null) return null;
  const pause = breakFrom !== null && breakUntil !== null && { break: { from: breakFrom, until: breakUntil } };
  return { opens, lastStart, closes, ...pause };
}

export function hoursColumns({ opens, lastStart, closes, break: pause }: OpeningHours): HoursColumns {
  return { opens, lastStart, closes, breakFrom: pause?.from ?? null, breakUntil: pause?.until ?? null };
}
