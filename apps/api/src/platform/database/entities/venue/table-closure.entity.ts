import { Check, Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Days on which tables are out of use; the tables stand in `closed_tables`. */
@Entity('table_closures')
@Check('table_closures_span_check', 'from_date <= to_date')
export class TableClosureRow {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('date')
  fromDate: string;

  @Column('date')
  toDate: string;

  /** The reason, only for staff. */
  @Column('text', { nullable: true })
  reason: string | null;
}
