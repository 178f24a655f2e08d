import { type Weekday, weekdays } from '@strapec/domain';
import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import { oneOf } from './one-of.js';

/** The hours of a weekday in the week that holds from a date on; a weekday without a row is closed (spec §9). */
@Entity('opening_hours')
@Check('opening_hours_weekday_check', oneOf('weekday', weekdays))
@Check('opening_hours_order_check', '300 <= opens AND opens <= last_start AND last_start < closes AND closes <= 1740')
@Check(
  'opening_hours_break_check',
  `num_nonnulls(break_from, break_until) = 0
    OR opens < break_from AND break_from < break_until AND break_until <= last_start AND num_nulls(opens, break_from, break_until) = 0`,
)
export class OpeningHoursRow {
  /** The first service date of the week's rows. */
  @PrimaryColumn('date')
  validFrom: string;

  @PrimaryColumn('text')
  weekday: Weekday;

  /** Minutes of the service date, like the two below. */
  @Column('integer')
  opens: number;

  @Column('integer')
  lastStart: number;

  @Column('integer')
  closes: number;

  /** When the house is closed in between, and when it opens again; both or none. */
  @Column('integer', { nullable: true })
  breakFrom: number | null;

  @Column('integer', { nullable: true })
  breakUntil: number | null;
}
