import { type Canceller, type GuestNote, cancellers } from '@strapec/domain';
import { Check, Column, Entity, Index, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { oneOfSql } from '../one-of-sql.js';
import { Reservation } from './reservation.entity.js';
import { VisitRow, stayCheck } from './visit-row.js';

/** It holds tables of its own until it is answered or `heldUntil` has passed; the row stays for a day (decision 0032). A text that is `null` leaves that of the reservation. */
@Entity('change_requests')
@Index('change_requests_reservation_idx', ['reservationId'])
@Index('change_requests_date_idx', ['date'])
@Index('change_requests_held_idx', ['heldUntil'])
@Check('change_requests_date_check', "date ~ '^\\d{4}-\\d{2}-\\d{2}$'")
@Check('change_requests_stay_check', stayCheck)
@Check('change_requests_party_size_check', 'party_size BETWEEN 1 AND 20')
@Check('change_requests_ended_by_check', oneOfSql('ended_by', cancellers))
export class ChangeRequest extends VisitRow implements Record<GuestNote, string | null> {
  @PrimaryColumn('uuid')
  id: string;

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

  @ManyToOne(() => Reservation, { onDelete: 'CASCADE' })
  readonly reservation?: Relation<Reservation>;
}
