import { type RefusalReason, refusalReasons } from '@strapec/domain';
import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import { oneOfSql } from '../one-of-sql.js';

/** At most one an hour for each client. No personal data. */
@Entity('refused_demand')
@Check('refused_demand_date_check', "date ~ '^\\d{4}-\\d{2}-\\d{2}$'")
@Check('refused_demand_reason_check', oneOfSql('reason', refusalReasons))
export class RefusedDemandRow {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'refused_demand_pkey' })
  date: string;

  @PrimaryColumn('integer', { primaryKeyConstraintName: 'refused_demand_pkey' })
  partySize: number;

  @PrimaryColumn('integer', { primaryKeyConstraintName: 'refused_demand_pkey' })
  minutes: number;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'refused_demand_pkey' })
  reason: RefusalReason;

  @Column('integer')
  count: number;
}
