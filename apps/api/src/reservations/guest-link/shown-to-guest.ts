import { localMoment } from '../../platform/clock/local-time.js';
import { AskedChangeDto, GuestReservationDto } from './guest-reservation.dto.js';
import type { HeldReservation } from './guest-reservations.js';
import { guestVisitOf } from '../core/reservation-views.js';

export function shownToGuest({ reservation, wish, now }: HeldReservation): GuestReservationDto {
  const asked = AskedChangeDto.from(wish, now);
  const visit = guestVisitOf(reservation, now, asked?.state === 'waiting');
  return GuestReservationDto.from(reservation, visit, { now: localMoment(now), wish: asked });
}
