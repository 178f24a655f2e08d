import type { Break } from '@strapec/domain';
import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** An evening that is to be put in order because the house has changed; it goes when somebody has passed the evening's door. */
@Entity('house_settlements')
@Check('house_settlements_hours_check', '(opens IS NULL) = (closes IS NULL)')
export class HouseSettlement {
  /** Service date, `YYYY-MM-DD`. */
  @PrimaryColumn('text')
  date: string;

  /** The hours by which it was put in order last, in minutes of the service date; none when it was closed. */
  @Column('integer', { nullable: true })
  opens: number | null;

  @Column('integer', { nullable: true })
  closes: number | null;

  @Column('jsonb', { nullable: true })
  break: Break | null;
}
