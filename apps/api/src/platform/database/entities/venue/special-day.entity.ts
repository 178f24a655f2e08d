import type { Break } from '@strapec/domain';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** The shortest span with a date applies. */
@Entity('special_days')
export class SpecialDayRow {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('date')
  fromDate: string;

  @Column('date')
  toDate: string;

  /** Minutes of the service date; on a closed day all three are `null`. */
  @Column('integer', { nullable: true })
  opens: number | null;

  @Column('integer', { nullable: true })
  lastStart: number | null;

  @Column('integer', { nullable: true })
  closes: number | null;

  @Column('jsonb', { nullable: true })
  break?: Break | null;

  /** For guests. */
  @Column('text', { nullable: true })
  labelSk: string | null;

  @Column('text', { nullable: true })
  labelEn: string | null;
}
