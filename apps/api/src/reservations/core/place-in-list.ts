import { isServiceDate } from '@strapec/domain';

/** Where a reservation stands in the staff's list: by date, time and, at the same time, id. */
export interface PlaceInList {
  /** Service date, `YYYY-MM-DD`. */
  date: string;
  /** Minutes of the service date. */
  startMinute: number;
  id: string;
}

const written = /^(\d{4}-\d{2}-\d{2})\.(\d{1,4})\.([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

/** A place as an address carries it. */
export const writePlace = ({ date, startMinute, id }: PlaceInList): string => `${date}.${startMinute}.${id}`;

/** What `writePlace` has written; `null` for anything else. */
export function readPlace(text: string): PlaceInList | null {
  const [, date, startMinute, id] = written.exec(text) ?? [];
  if (!date || !startMinute || !id || !isServiceDate(date)) return null;
  return { date, startMinute: Number(startMinute), id };
}
