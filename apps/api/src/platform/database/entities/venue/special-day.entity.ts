import type { Break } from '@strapec/domain';
import { Check, Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { breakOrderCheck } from './opening-hours.entity.js';

/** The shortest span with a date applies. */
@Entity('special_days')
@Check('special_days_span_check', 'from_date <= to_date')
@Check(
  'special_days_hours_check',
  `num_nonnulls(opens, last_start, closes) = 0
    OR 300 <= opens AND opens <= last_start AND last_start < closes AND closes <= 1740 AND num_nulls(opens, last_start, closes) = 0`,
)
@Check('special_days_label_check', '(label_sk IS NULL) = (label_en IS NULL)')
@Check('special_days_break_check', breakOrderCheck)
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
