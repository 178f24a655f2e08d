import { holdsTables, reservationStatuses } from '@strapec/domain';

/** The statuses that hold tables, as a parameter of statements. */
export const holding = reservationStatuses.filter(holdsTables);
