import { Check, Column, Entity, Index, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { EditedRow } from '../edited-row.js';
import { MenuSectionRow } from './menu-section.entity.js';

/** Its servings stand in `menu_servings` (rules §16). */
@Entity('menu_items')
@Index('menu_items_section_idx', ['sectionId'])
@Check('menu_items_slug_check', "slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'")
@Check('menu_items_text_check', '(text_sk IS NULL) = (text_en IS NULL)')
@Check('menu_items_allergens_check', 'allergens <@ ARRAY[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]::smallint[]')
@Check('menu_items_listed_check', 'NOT is_listed OR allergens IS NOT NULL')
export class MenuItemRow extends EditedRow {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  sectionId: string;

  @ManyToOne(() => MenuSectionRow)
  section: Relation<MenuSectionRow>;

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
