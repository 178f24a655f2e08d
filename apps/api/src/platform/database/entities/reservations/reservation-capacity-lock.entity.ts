import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A transaction that takes capacity updates it first; `updated_at` is the evening's version (rules §3). */
@Entity('reservation_capacity_locks')
export class ReservationCapacityLock {
  @PrimaryColumn('text')
  date: string;

  @Column('timestamptz')
  updatedAt: Date;
}
