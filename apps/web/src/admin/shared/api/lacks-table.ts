import type { ReservationDto } from '@strapec/contracts';
import { holdsTables } from '@strapec/domain';

/** Whether the house has no table for a party that should have one: it is first in line (rules §3). */
export const lacksTable = ({ status, tables }: Pick<ReservationDto, 'status' | 'tables'>): boolean =>
  holdsTables(status) && tables.length === 0;
