import { type ServingKind, servingKinds } from '@strapec/domain';
import { Check, Column, Entity, Index, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { MenuItemRow } from './menu-item.entity.js';
import { oneOfSql } from '../one-of-sql.js';

@Entity('menu_servings')
@Index('menu_servings_item_idx', ['itemId'])
@Check('menu_servings_kind_check', oneOfSql('kind', servingKinds))
@Check('menu_servings_volume_check', 'volume_ml BETWEEN 1 AND 20000')
@Check('menu_servings_poured_check', "volume_ml IS NOT NULL OR kind IN ('takeaway', 'portion')")
@Check('menu_servings_price_check', 'price_cents BETWEEN 0 AND 1000000')
export class MenuServingRow {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  itemId: string;

  @ManyToOne(() => MenuItemRow, { onDelete: 'CASCADE' })
  item: Relation<MenuItemRow>;

  @Column('integer')
  position: number;

  @Column('text')
  kind: ServingKind;

  @Column('integer', { nullable: true })
  volumeMl: number | null;

  @Column('integer')
  priceCents: number;

  /** The last evening. */
  @Column('date', { nullable: true })
  pouredUntil: string | null;

  /** `null` while it is available. */
  @Column('date', { nullable: true })
  soldOutOn: string | null;
}
