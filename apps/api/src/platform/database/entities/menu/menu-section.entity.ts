import type { MenuKind } from '@strapec/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('menu_sections')
export class MenuSectionRow {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  kind: MenuKind;

  @Column('text')
  nameSk: string;

  @Column('text')
  nameEn: string;

  @Column('integer')
  position: number;

  /** Raised with every change of the section or of the order in it. */
  @Column('integer', { default: 1 })
  version: number;

  @Column('timestamptz')
  updatedAt: Date;

  @Column('boolean', { default: false })
  isSample: boolean;
}
