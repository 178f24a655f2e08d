import type { ReservationDto, TonightChangeDto } from '@strapec/contracts';
import type { Instead } from '../../shared/reservation/instead';

/** Links from the board to other drawers. */
export interface BoardLinks {
  /** With the free cell that was chosen. */
  onEnter: (at?: { time: string; table: string }) => void;
  onMenu: () => void;
  onEdit: (reservation: ReservationDto, instead?: Instead) => void;
  onHistory: (reservation: ReservationDto) => void;
  onTonight: (change: TonightChangeDto) => void;
}
