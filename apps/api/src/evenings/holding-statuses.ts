import { holdsTables, shownStatuses } from '@strapec/domain';

/** Statuses of reservations that hold tables, as a statement parameter. A held place is not a reservation. */
export const holding = shownStatuses.filter(holdsTables);
