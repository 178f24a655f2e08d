import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Its exclusion constraint is the last safeguard against a table held twice for the same time (rules §3). Only `evenings/` writes here. */
@Entity('table_holdings')
export class TableHoldingRow {
  @PrimaryColumn('text')
  date: string;

  @PrimaryColumn('text')
  tableId: string;

  /** Half-open, in minutes of the service date. */
  @PrimaryColumn('int4range')
  during: string;

  @Column('uuid', { nullable: true })
  reservationId: string | null;

  @Column('uuid', { nullable: true })
  changeRequestId: string | null;

  @Column('uuid', { nullable: true })
  eventId: string | null;
}
