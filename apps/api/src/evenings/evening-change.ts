import type { ServiceDate } from '@strapec/domain';

export interface MovedVisit {
  id: string;
  from: readonly string[];
  /** Empty: no place is left. */
  to: readonly string[];
}

export interface EveningChange {
  date: ServiceDate;
  moved: readonly MovedVisit[];
  seatedAgainIds: readonly string[];
  idsWithoutTable: readonly string[];
}
