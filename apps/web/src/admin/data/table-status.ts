import type { ReservationDto } from '@strapec/contracts';
import { holdsTables } from '@strapec/domain';
import { minutesSince } from '../../shared/clock';

export const isHoldExpired = ({ heldUntil }: Pick<ReservationDto, 'heldUntil'>): boolean =>
  Boolean(heldUntil && minutesSince(heldUntil) >= 0);

/** Such a party comes first in the list (rules §3). */
export const lacksTable = (reservation: Pick<ReservationDto, 'status' | 'tables' | 'heldUntil'>): boolean =>
  holdsTables(reservation.status) && reservation.tables.length === 0 && !isHoldExpired(reservation);
