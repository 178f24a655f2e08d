import type { Language } from '@strapec/domain';
import type { EntityManager } from 'typeorm';

export type ReservationMailKind = 'reservation_received' | 'reservation_confirmed' | 'reservation_staff_copy';

/** A mail about a reservation, to be written in the transaction that causes it. */
export interface ReservationMail {
  kind: ReservationMailKind;
  reservationId: string;
  email: string;
  firstName: string;
  lastName: string;
  language: Language;
}

/** Where mails wait to be sent (decisions §8). Injectable. */
export abstract class Outbox {
  /** Queues mails with their cause: both stand or neither. */
  abstract add(tx: EntityManager, mails: readonly ReservationMail[]): Promise<void>;

  /** Sends what waits soon, without being waited for; called after the commit. */
  abstract nudge(): void;
}
