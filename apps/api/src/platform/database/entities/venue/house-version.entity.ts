import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** One row whose number a trigger raises with every change of the house's rows: what was computed for an older one is void. */
@Entity('house_version')
@Check('house_version_single_check', 'id = 1')
export class HouseVersion {
  @PrimaryColumn('integer', { default: 1 })
  id: number;

  @Column('integer', { default: 1 })
  version: number;
}
