import { isServiceDate } from '@strapec/domain';

/** The position in the staff's list: by date, then time, then id. */
export interface ListCursor {
  /** Service date, `YYYY-MM-DD`. */
  date: string;
  /** Minutes of the service date. */
  startMinute: number;
  id: string;
}

const written = /^(\d{4}-\d{2}-\d{2})\.(\d{1,4})\.([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

export const writeCursor = ({ date, startMinute, id }: ListCursor): string => `${date}.${startMinute}.${id}`;

/** Parses the text of `writeCursor`; `null` for anything else. */
export function readCursor(text: string): ListCursor | null {
  const [, date, startMinute, id] = written.exec(text) ?? [];
  if (!date || !startMinute || !id || !isServiceDate(date)) return null;
  return { date, startMinute: Number(startMinute), id };
}
