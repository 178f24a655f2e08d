import { Check, Column, Entity, Index, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Reservation } from './reservation.entity.js';

/** Deleted the next morning. */
@Entity('waitlist_parties')
@Index('waitlist_parties_date_idx', ['date', 'since'])
@Index('waitlist_parties_reservation_id_idx', ['reservationId'])
@Check('waitlist_parties_date_check', "date ~ '^\\d{4}-\\d{2}-\\d{2}$'")
@Check('waitlist_parties_party_size_check', 'party_size BETWEEN 1 AND 20')
export class WaitlistParty {
  /** The client creates it, so that a repeated request adds one party only. */
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  date: string;

  @Column('integer')
  partySize: number;

  @Column('text', { nullable: true })
  label: string | null;

  @Column('timestamptz')
  since: Date;

  @Column('boolean')
  hasLeft: boolean;

  /** The party waits again when the visit is undone. */
  @Column('uuid', { nullable: true })
  reservationId: string | null;

  @ManyToOne(() => Reservation, { onDelete: 'SET NULL' })
  reservation?: Relation<Reservation>;
}
