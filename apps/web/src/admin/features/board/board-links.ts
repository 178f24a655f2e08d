import type { ReservationDto, TonightChangeDto } from '@strapec/contracts';
import type { Instead } from '../../shared/reservation/instead';
import type { MouseEvent } from 'react';
import type { Party } from './tonight';

/** What a page opens beside the board. */
export interface BoardLinks {
  /** With a cell of the evening that is free. */
  onEnter: (at?: { time: string; table: string }) => void;
  onMenu: () => void;
  onEdit: (reservation: ReservationDto, instead?: Instead) => void;
  onHistory: (reservation: ReservationDto) => void;
  onTonight: (change: TonightChangeDto) => void;
}

/** What a party on the board leads to. */
export interface PartyLinks {
  onOpen: (party: Party) => void;
  /** For the next step of a party: see `useDeedPause`. */
  pause: DeedPause;
}

/** The moment after a deed in which no other begins at the same spot: the party under the finger may be another by now. */
export interface DeedPause {
  begin: (id: string, tap: MouseEvent) => void;
  rests: (tap: MouseEvent) => boolean;
}
