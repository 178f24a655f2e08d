import type { ReservationDto } from '@strapec/contracts';
import { holdsTables } from '@strapec/domain';
import { minutesSince } from '../../../shared/clock';

/** True once a request has held tables for as long as it may: it has none until it is approved (rules §5). */
export const isHoldOver = ({ heldUntil }: Pick<ReservationDto, 'heldUntil'>): boolean =>
  Boolean(heldUntil && minutesSince(heldUntil) >= 0);

/** Whether the house has no table for a party that should have one: it is first in line (rules §3). */
export const lacksTable = (reservation: Pick<ReservationDto, 'status' | 'tables' | 'heldUntil'>): boolean =>
  holdsTables(reservation.status) && reservation.tables.length === 0 && !isHoldOver(reservation);
