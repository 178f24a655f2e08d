import type { ReservationDto } from '@strapec/contracts';
import { timeOfMinute } from '@strapec/domain';
import { useReservationText } from './texts';

/** `null` when there is nothing to say. */
export function useGuestWord(): (reservation: ReservationDto) => string | null {
  const word = useReservationText();
  return ({ status, cancelledBy, isLateCancellation, expectedMinute, reconfirmedAt }) => {
    const by = isLateCancellation ? 'guestLate' : cancelledBy;
    if (status === 'cancelled') return by && by !== 'system' ? word(cancelled[by]) : null;
    if (status !== 'confirmed') return null;
    if (typeof expectedMinute === 'number') return word('guest.expected', { time: timeOfMinute(expectedMinute) });
    return reconfirmedAt ? `✓ ${word('guest.coming')}` : null;
  };
}

const cancelled = {
  guest: 'guest.cancelled',
  guestLate: 'guest.cancelledLate',
  staff: 'guest.cancelledByStaff',
} as const;
