import type { ReservationStatus } from '@strapec/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Number of reservations of an evening by status. Only triggers on `reservations` write it. */
@Entity('reservation_counts')
export class ReservationCount {
  /** Service date, `YYYY-MM-DD`. */
  @PrimaryColumn('text')
  date: string;

  @PrimaryColumn('text')
  status: ReservationStatus;

  @Column('integer')
  count: number;
}
