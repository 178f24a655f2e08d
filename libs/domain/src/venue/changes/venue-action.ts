import type { ServiceDate } from '../schedule/service-date.js';
import type { VenueRows } from '../build-venue.js';
import type { VenueError } from './venue-errors.js';

/** Facts of a change for the audit log: names and values of the changed thing only. */
export type VenueFacts = Readonly<Record<string, unknown>>;

export interface VenueAction<Change> {
  errors: (change: Change, rows: VenueRows, today: ServiceDate) => VenueError[];
  applied: (change: Change, rows: VenueRows) => VenueRows;
  /** The first evening of a value that has no end, or the first and the last evening. */
  dates?: (change: Change, before: VenueRows) => readonly ServiceDate[];
  /** Called with the rows before and after the change; `null` where the thing does not exist. */
  facts?: (change: Change, rows: VenueRows) => VenueFacts | null;
}
