import { type Break, type Weekday, weekdays } from '@strapec/domain';
import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import { oneOfSql } from '../one-of-sql.js';

export const breakOrderCheck = `break IS NULL OR (opens < (break->>'from')::int AND (break->>'from')::int < (break->>'until')::int
  AND (break->>'until')::int <= last_start) IS TRUE`;

/** A weekday without a row is closed (spec §9). */
@Entity('opening_hours')
@Check('opening_hours_weekday_check', oneOfSql('weekday', weekdays))
@Check('opening_hours_order_check', '300 <= opens AND opens <= last_start AND last_start < closes AND closes <= 1740')
@Check('opening_hours_break_check', breakOrderCheck)
export class OpeningHoursRow {
  @PrimaryColumn('date')
  validFrom: string;

  @PrimaryColumn('text')
  weekday: Weekday;

  /** Minutes of the service date, also for the two fields below. */
  @Column('integer')
  opens: number;

  @Column('integer')
  lastStart: number;

  @Column('integer')
  closes: number;

  @Column('jsonb', { nullable: true })
  break?: Break | null;
}
