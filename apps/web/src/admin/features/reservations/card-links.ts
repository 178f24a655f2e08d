import type { ReservationDto } from '@strapec/contracts';
import type { Instead } from '../../shared/reservation/instead';

/** What a card opens beside itself. */
export interface CardLinks {
  /** Opens the form; with what was chosen `instead` of a table that is not to be had. */
  onEdit: (reservation: ReservationDto, instead?: Instead) => void;
  onHistory: (reservation: ReservationDto) => void;
}
