import { Check, Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Days on which tables are out of use; which ones, `closed_tables` says. */
@Entity('table_closures')
@Check('table_closures_span_check', 'from_date <= to_date')
export class TableClosureRow {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('date')
  fromDate: string;

  /** Included. */
  @Column('date')
  toDate: string;

  /** Why, for staff alone. */
  @Column('text', { nullable: true })
  reason: string | null;
}
