import type { ServiceDate } from '../schedule/service-date.js';
import type { HouseRows } from '../build-house.js';
import type { HouseFault } from './house-faults.js';

/** Facts of a change for the audit log: names and values of the changed thing only. */
export type HouseFacts = Readonly<Record<string, unknown>>;

export interface HouseDeed<Change> {
  faults: (change: Change, rows: HouseRows, today: ServiceDate) => HouseFault[];
  applied: (change: Change, rows: HouseRows) => HouseRows;
  /** The first evening of a value that has no end, or the first and the last evening. */
  dates?: (change: Change, before: HouseRows) => readonly ServiceDate[];
  /** Called with the rows before and after the change; `null` where the thing does not exist. */
  facts?: (change: Change, rows: HouseRows) => HouseFacts | null;
}
