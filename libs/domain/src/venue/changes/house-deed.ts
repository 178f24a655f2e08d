import type { ServiceDate } from '../schedule/service-date.js';
import type { HouseRows } from '../build-house.js';
import type { HouseFault } from './house-faults.js';

/** What the record of changes keeps of the house: names and values of what a change is about, and of nothing else. */
export type HouseFacts = Readonly<Record<string, unknown>>;

/** How one kind of change is checked and made. */
export interface HouseDeed<Change> {
  faults: (change: Change, rows: HouseRows, today: ServiceDate) => HouseFault[];
  applied: (change: Change, rows: HouseRows) => HouseRows;
  /** The evening from which it holds, or the first and the last one that it is about. */
  dates?: (change: Change) => readonly ServiceDate[];
  /** Asked of the house before and after; `null` where there is none of it. */
  facts?: (change: Change, rows: HouseRows) => HouseFacts | null;
}
