import type { Break } from '@strapec/domain';
import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** Deleted when a change of the evening is written under its lock. */
@Entity('evenings_to_reseat')
@Check('evenings_to_reseat_hours_check', '(opens IS NULL) = (closes IS NULL)')
export class EveningToReseat {
  @PrimaryColumn('text')
  date: string;

  /** At the last reseating; `null` when the evening was closed. */
  @Column('integer', { nullable: true })
  opens: number | null;

  @Column('integer', { nullable: true })
  closes: number | null;

  @Column('jsonb', { nullable: true })
  break: Break | null;
}
