import { Column, Entity } from 'typeorm';
import { StaffEditedRow } from '../edited-row.js';

/** Its servings stand in `menu_servings` (rules §16). */
@Entity('menu_items')
export class MenuItemRow extends StaffEditedRow {
  @Column('uuid')
  sectionId: string;

  /** Part of its address, never changed. */
  @Column('text', { unique: true })
  slug: string;

  @Column('integer')
  position: number;

  @Column('text')
  nameSk: string;

  @Column('text')
  nameEn: string;

  @Column('text', { nullable: true })
  textSk: string | null;

  @Column('text', { nullable: true })
  textEn: string | null;

  /** `null` when unknown; empty when there are none. */
  @Column('smallint', { array: true, nullable: true })
  allergens: number[] | null;

  @Column('boolean')
  isListed: boolean;
}
