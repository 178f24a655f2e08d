import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation, Unique } from 'typeorm';
import { MenuSectionRow } from './menu-section.entity.js';

/** Something that is poured or served; what can be had of it stands in `menu_servings` (rules §16). */
@Entity('menu_items')
@Unique('menu_items_slug_key', ['slug'])
@Index('menu_items_section_idx', ['sectionId'])
@Check('menu_items_slug_check', "slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'")
@Check('menu_items_text_check', '(text_sk IS NULL) = (text_en IS NULL)')
@Check('menu_items_allergens_check', 'allergens <@ ARRAY[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]::smallint[]')
@Check('menu_items_listed_check', 'NOT is_listed OR allergens IS NOT NULL')
export class MenuItemRow {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  sectionId: string;

  @ManyToOne(() => MenuSectionRow)
  @JoinColumn({ name: 'section_id' })
  section: Relation<MenuSectionRow>;

  /** Its place in an address: made of its first name, and kept. */
  @Column('text')
  slug: string;

  /** Order in its section. */
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

  /** `null`: nobody has said yet; none is an empty list. */
  @Column('smallint', { array: true, nullable: true })
  allergens: number[] | null;

  @Column('boolean')
  isListed: boolean;

  /** Grows with every change of the item, its wine or its servings, so that nobody overwrites what they have not seen. */
  @Column('integer', { default: 1 })
  version: number;

  @Column('timestamptz')
  updatedAt: Date;

  /** Id of the staff member who changed it last, `null` for seeds. */
  @Column('uuid', { nullable: true })
  updatedBy: string | null;

  /** Their name at that time. */
  @Column('text', { nullable: true })
  updatedByName: string | null;

  /** Came with the sample house, and no member of staff has changed it since: a trigger takes the mark away. */
  @Column('boolean', { default: false })
  isSample: boolean;
}
