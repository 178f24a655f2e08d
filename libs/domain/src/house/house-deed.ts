import type { ServiceDate } from '../schedule/service-date.js';
import type { HouseRows } from './build-house.js';
import type { HouseFault } from './house-faults.js';

/** How one kind of change is checked and made. */
export interface HouseDeed<Change> {
  faults: (change: Change, rows: HouseRows, today: ServiceDate) => HouseFault[];
  applied: (change: Change, rows: HouseRows) => HouseRows;
}
