import type { ServiceDate } from '@strapec/domain';

export interface MovedVisit {
  id: string;
  from: readonly string[];
  /** Empty when there is no longer a place for the visit. */
  to: readonly string[];
}

/** Changes to an evening, by ids of reservations. */
export interface EveningChange {
  date: ServiceDate;
  /** Visits now at other tables, without tables, or with tables again. */
  moved: readonly MovedVisit[];
  /** Visits that had no table and have one again. */
  seatedAgain: readonly string[];
  waiting: readonly string[];
  /** Tables that were released for part of the evening. */
  freed: readonly string[];
}
