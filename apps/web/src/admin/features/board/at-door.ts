import type { CalendarDayDto, DoorPartyDto } from '@strapec/contracts';
import type { Evening, LocalMoment, WalkInOffers, WalkInPlace } from '@strapec/domain';
import type { Tonight } from './tonight';

/** Guests at the door, and the evening that they come into. */
export interface AtDoor {
  /** Who has waited; `null` for somebody who has just come in. */
  waiting: DoorPartyDto | null;
  day: CalendarDayDto;
  evening: Evening;
  tonight: Tonight;
  now: LocalMoment;
  onDone: () => void;
}

/** The same, once it is known how many they are. */
export interface PartyAtDoor extends AtDoor {
  size: number;
}

/** Where a party would be put: without moves if that can be; `null` in a full house. */
export const bestOf = ({ still, longer }: WalkInOffers): WalkInPlace | null => still[0] ?? longer;
