import type { ReservationDto } from '@strapec/contracts';

/** What a card opens beside itself. */
export interface CardLinks {
  onEdit: (reservation: ReservationDto) => void;
  onHistory: (reservation: ReservationDto) => void;
}
