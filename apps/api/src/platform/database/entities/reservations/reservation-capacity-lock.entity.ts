import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One row an evening: whoever takes capacity updates it first, and its stamp is the evening's version (rules §3). */
@Entity('reservation_capacity_locks')
export class ReservationCapacityLock {
  /** Service date, `YYYY-MM-DD`. */
  @PrimaryColumn('text')
  date: string;

  @Column('timestamptz')
  updatedAt: Date;
}
