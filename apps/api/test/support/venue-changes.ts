import type { OpeningHours } from '@strapec/domain';

/** What a change would do, as `POST /api/admin/venue/preview` tells it. */
export interface PreviewBody {
  hash: string;
  evenings: number;
  keptCount: number;
  reseatedCount: number;
  strandedCount: number;
  seatedAgainCount: number;
  reseated: { id: string; from: string[]; to: string[] }[];
  stranded: { id: string; lastName: string; why: string }[];
  changedDays: number;
  hours: { date: string; before: OpeningHours | null; after: OpeningHours | null }[];
}

export interface RoomBody {
  tables: { id: string; minParty: number; maxParty: number; x: number; y: number; zone?: object }[];
  combinations: { tables: string[]; minParty: number; maxParty: number; isWholeRoom: boolean }[];
}

export interface VenueBody {
  today: string;
  toReseat: number;
  holidays: { date: string }[];
  rooms: { from: string; value: RoomBody }[];
  closures: { id: number }[];
  venue: {
    schedule: { weeks: { from: string; value: Record<string, object | null> }[]; specialDays: object[] };
    rules: object[];
  };
}

/** Days on which the venue is closed, or has other hours. */
export function specialDayChange(from: string, to = from, hours: OpeningHours | null = null) {
  const label = { sk: 'Vianoce', en: 'Christmas' };
  return { putSpecialDay: { day: { from, to, hours, label } } };
}
