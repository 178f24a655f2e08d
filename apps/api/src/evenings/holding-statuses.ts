import { holdsTables, shownStatuses } from '@strapec/domain';

/** The statuses of reservations that hold tables, as a parameter of statements; a place that is held is no reservation. */
export const holding = shownStatuses.filter(holdsTables);
