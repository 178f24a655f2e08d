import type { ReservationDto, TonightChangeDto } from '@strapec/contracts';
import type { Instead } from '../../shared/reservation/instead';

/** What a page opens beside the board. */
export interface BoardLinks {
  /** With a cell of the evening that is free. */
  onEnter: (at?: { time: string; table: string }) => void;
  onMenu: () => void;
  onEdit: (reservation: ReservationDto, instead?: Instead) => void;
  onHistory: (reservation: ReservationDto) => void;
  onTonight: (change: TonightChangeDto) => void;
}
