import type { Break, Weekday } from '@strapec/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A weekday without a row is closed (spec §9). */
@Entity('opening_hours')
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
