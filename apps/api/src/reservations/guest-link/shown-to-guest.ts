import { localMoment } from '../../platform/clock/local-time.js';
import { AskedChangeDto, GuestReservationDto } from './guest-reservation.dto.js';
import type { HeldReservation } from './guest-reservations.js';
import { guestVisitOf } from '../core/guest-visit.js';

export function shownToGuest({ reservation, changeRequest, now }: HeldReservation): GuestReservationDto {
  const asked = AskedChangeDto.from(changeRequest, now);
  const visit = guestVisitOf(reservation, now, asked?.state === 'waiting');
  return GuestReservationDto.from(reservation, visit, { now: localMoment(now), changeRequest: asked });
}
