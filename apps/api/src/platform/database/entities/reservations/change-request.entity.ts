import type { Canceller, GuestNote } from '@strapec/domain';
import { Column, Entity } from 'typeorm';
import { VisitRow } from './visit-row.js';

/** It holds tables of its own until it is answered or `heldUntil` has passed; the row stays for a day (decision 0032). A text that is `null` leaves that of the reservation. */
@Entity('change_requests')
export class ChangeRequest extends VisitRow implements Record<GuestNote, string | null> {
  @Column('uuid')
  reservationId: string;

  /** The deadline; of a request that has ended, its end. */
  @Column('timestamptz')
  heldUntil: Date;

  /** `null` for a request that waits or has expired. */
  @Column('timestamptz', { nullable: true })
  endedAt: Date | null;

  /** `system`: the change was made. */
  @Column('text', { nullable: true })
  endedBy: Canceller | null;
}
