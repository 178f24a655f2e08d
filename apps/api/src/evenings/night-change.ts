import type { ServiceDate } from '@strapec/domain';

/** A visit that sits elsewhere now. */
export interface MovedVisit {
  id: string;
  from: readonly string[];
  /** None when the house has no place for it any more. */
  to: readonly string[];
}

/** What has become of an evening: ids of reservations. */
export interface NightChange {
  date: ServiceDate;
  /** They sit at other tables now, have none any more, or have one again. */
  moved: readonly MovedVisit[];
  /** They had no table, and have one again. */
  seatedAgain: readonly string[];
  /** The house has no table for them. */
  waiting: readonly string[];
  /** Tables that somebody has given back, for some of the evening. */
  freed: readonly string[];
}
