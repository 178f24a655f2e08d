import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Reservation } from './reservation.entity.js';

/** A party that waits at the door until a table is free; gone the next morning. */
@Entity('door_parties')
@Index('door_parties_date_idx', ['date', 'since'])
@Index('door_parties_reservation_id_idx', ['reservationId'])
@Check('door_parties_date_check', "date ~ '^\\d{4}-\\d{2}-\\d{2}$'")
@Check('door_parties_party_size_check', 'party_size BETWEEN 1 AND 20')
export class DoorParty {
  /** Made by whoever writes it down, so that doing so twice makes one. */
  @PrimaryColumn('uuid')
  id: string;

  /** Service date, `YYYY-MM-DD`. */
  @Column('text')
  date: string;

  @Column('integer')
  partySize: number;

  /** What staff know it by. */
  @Column('text', { nullable: true })
  label: string | null;

  @Column('timestamptz')
  since: Date;

  @Column('boolean')
  hasLeft: boolean;

  /** The visit it sat down for; waits again when that is taken back. */
  @Column('uuid', { nullable: true })
  reservationId: string | null;

  @ManyToOne(() => Reservation, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'reservation_id' })
  reservation?: Relation<Reservation>;
}
