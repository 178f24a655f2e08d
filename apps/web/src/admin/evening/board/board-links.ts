import type { ReservationDto, TonightChangeDto } from '@strapec/contracts';
import type { Instead } from '../reservation/instead';

export interface BoardLinks {
  onEnter: (at?: { time: string; table: string }) => void;
  onMenu: () => void;
  onEdit: (reservation: ReservationDto, instead?: Instead) => void;
  onHistory: (reservation: ReservationDto) => void;
  onTonight: (change: TonightChangeDto) => void;
}
