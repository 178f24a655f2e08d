import { type MenuKind, menuKinds } from '@strapec/domain';
import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import { oneOfSql } from '../one-of-sql.js';

@Entity('menu_sections')
@Check('menu_sections_kind_check', oneOfSql('kind', menuKinds))
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
