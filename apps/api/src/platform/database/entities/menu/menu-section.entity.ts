import { type MenuKind, menuKinds } from '@strapec/domain';
import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import { oneOf } from '../one-of.js';

/** A part of the wine list with a name, such as the reds. */
@Entity('menu_sections')
@Check('menu_sections_kind_check', oneOf('kind', menuKinds))
export class MenuSectionRow {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  kind: MenuKind;

  @Column('text')
  nameSk: string;

  @Column('text')
  nameEn: string;

  /** Order among the sections of its kind. */
  @Column('integer')
  position: number;

  /** Grows with every change of it, and of the order in it. */
  @Column('integer', { default: 1 })
  version: number;

  @Column('timestamptz')
  updatedAt: Date;

  /** Came with the sample house, and no member of staff has changed it since: a trigger takes the mark away. */
  @Column('boolean', { default: false })
  isSample: boolean;
}
