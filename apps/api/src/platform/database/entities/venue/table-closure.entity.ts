import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** The tables stand in `closed_tables`. */
@Entity('table_closures')
export class TableClosureRow {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('date')
  fromDate: string;

  @Column('date')
  toDate: string;

  /** For staff. */
  @Column('text', { nullable: true })
  reason: string | null;
}
