import type { ServiceDate } from '@strapec/domain';

export interface MovedVisit {
  id: string;
  from: readonly string[];
  /** When there is no longer a place for the visit. */
  to: readonly string[];
}

/** By ids of reservations. */
export interface EveningChange {
  date: ServiceDate;
  /** At other tables, without tables, or with tables again. */
  moved: readonly MovedVisit[];
  seatedAgain: readonly string[];
  waiting: readonly string[];
  /** For part of the evening. */
  freed: readonly string[];
}
