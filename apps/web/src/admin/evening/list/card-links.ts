import type { ReservationDto } from '@strapec/contracts';
import type { LocalMoment } from '@strapec/domain';
import type { ReactNode } from 'react';
import type { Instead } from '../reservation/instead';

export interface CardLinks {
  /** One clock for all cards: their actions depend on the time, also on a page left open for hours. */
  now: LocalMoment;
  onEdit: (reservation: ReservationDto, instead?: Instead) => void;
  onHistory: (reservation: ReservationDto) => void;
  offer: (reservation: ReservationDto) => ReactNode;
}
