import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** One row whose number grows with every change of the tables: what was computed for an older plan is void. */
@Entity('table_plan_version')
@Check('table_plan_version_single_check', 'id = 1')
export class TablePlanVersion {
  @PrimaryColumn('integer', { default: 1 })
  id: number;

  @Column('integer', { default: 1 })
  version: number;
}
