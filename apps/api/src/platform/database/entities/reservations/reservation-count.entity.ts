import type { ReservationStatus } from '@strapec/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How many reservations of a status an evening has. Triggers on `reservations` keep it; nobody else writes here. */
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
