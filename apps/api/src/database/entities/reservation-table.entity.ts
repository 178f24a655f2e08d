import { Column, Entity, Exclusion, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { DiningTableRow } from './dining-table.entity.js';
import { Reservation } from './reservation.entity.js';

/**
 * A table held for a visit. Only reservations whose status holds tables have rows here; the exclusion constraint is the
 * backstop: the database itself cannot hold two visits at one table (rules §3).
 */
@Entity('reservation_tables')
@Exclusion('reservation_tables_one_visit_excl', 'USING gist (date WITH =, table_id WITH =, during WITH &&)')
@Index('reservation_tables_date_idx', ['date'])
export class ReservationTable {
  @PrimaryColumn('uuid')
  reservationId: string;

  @PrimaryColumn('text')
  tableId: string;

  /** Service date, `YYYY-MM-DD`. */
  @Column('text')
  date: string;

  /** Minutes of the service date, half-open. */
  @Column('int4range')
  during: string;

  @ManyToOne(() => Reservation, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'reservation_id' })
  reservation: Relation<Reservation>;

  @ManyToOne(() => DiningTableRow)
  @JoinColumn({ name: 'table_id' })
  table: Relation<DiningTableRow>;
}
