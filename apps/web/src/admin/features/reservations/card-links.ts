import type { ReservationDto } from '@strapec/contracts';
import type { LocalMoment } from '@strapec/domain';
import type { ReactNode } from 'react';
import type { Instead } from '../../shared/reservation/instead';

/** What a card opens beside itself, and the staff's clock. */
export interface CardLinks {
  /** One for all cards; what they offer depends on it, also on a page that nobody has touched for hours. */
  now: LocalMoment;
  /** Opens the form; with what was chosen `instead` of a table that is not to be had. */
  onEdit: (reservation: ReservationDto, instead?: Instead) => void;
  onHistory: (reservation: ReservationDto) => void;
  /** What offers other times to a party without a table. */
  offer: (reservation: ReservationDto) => ReactNode;
}
