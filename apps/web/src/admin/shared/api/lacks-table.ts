import type { ReservationDto } from '@strapec/contracts';
import { holdsTables } from '@strapec/domain';
import { minutesSince } from '../../../shared/clock';

/**
 * True when a request has held its tables for the longest time allowed: it has none until it is approved (rules §5).
 */
export const isHoldOver = ({ heldUntil }: Pick<ReservationDto, 'heldUntil'>): boolean =>
  Boolean(heldUntil && minutesSince(heldUntil) >= 0);

/** True for a party that should have a table and has none: it comes first in the list (rules §3). */
export const lacksTable = (reservation: Pick<ReservationDto, 'status' | 'tables' | 'heldUntil'>): boolean =>
  holdsTables(reservation.status) && reservation.tables.length === 0 && !isHoldOver(reservation);
