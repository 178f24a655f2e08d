import { type Sweetness, type WineColour, type WineDetails, sweetnesses, wineColours } from '@strapec/domain';
import { Check, Column, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { MenuItemRow } from './menu-item.entity.js';
import { oneOfSql } from '../one-of-sql.js';

@Entity('wine_details')
@Check('wine_details_vintage_check', 'vintage BETWEEN 1850 AND 2100')
@Check('wine_details_country_check', "country ~ '^([A-Z]{2})?$'")
@Check('wine_details_colour_check', oneOfSql('colour', wineColours))
@Check('wine_details_sweetness_check', oneOfSql('sweetness', sweetnesses))
@Check('wine_details_alcohol_check', 'alcohol BETWEEN 0 AND 80')
@Check('wine_details_energy_check', 'energy_kj BETWEEN 0 AND 4000')
@Check('wine_details_ingredients_check', '(ingredients_sk IS NULL) = (ingredients_en IS NULL)')
export class WineDetailsRow {
  @PrimaryColumn('uuid')
  itemId: string;

  @OneToOne(() => MenuItemRow, { onDelete: 'CASCADE' })
  @JoinColumn()
  item: Relation<MenuItemRow>;

  @Column('text')
  producer: string;

  /** `null` for a wine of several years. */
  @Column('integer', { nullable: true })
  vintage: number | null;

  @Column('text')
  country: string;

  @Column('text')
  regionSk: string;

  @Column('text')
  regionEn: string;

  @Column('text', { nullable: true })
  appellation: string | null;

  @Column('text')
  colour: WineColour;

  @Column('text')
  sweetness: Sweetness;

  @Column('text', { array: true })
  grapes: string[];

  /** Per cent by volume. PostgreSQL returns it as text. */
  @Column('numeric', { precision: 3, scale: 1, nullable: true })
  alcohol: string | null;

  @Column('boolean')
  isOrganic: boolean;

  @Column('boolean')
  isVegan: boolean;

  @Column('text', { nullable: true })
  labelUrl: string | null;

  @Column('text', { nullable: true })
  ingredientsSk: string | null;

  @Column('text', { nullable: true })
  ingredientsEn: string | null;

  /** Kilojoules in 100 ml. */
  @Column('integer', { nullable: true })
  energyKj: number | null;
}

export function toWineRow(itemId: string, { region, ingredients, grapes, alcohol, ...wine }: WineDetails) {
  return {
    ...wine,
    itemId,
    regionSk: region.sk,
    regionEn: region.en,
    ingredientsSk: ingredients?.sk ?? null,
    ingredientsEn: ingredients?.en ?? null,
    grapes: [...grapes],
    alcohol: alcohol === null ? null : String(alcohol),
  } satisfies Omit<WineDetailsRow, 'item'>;
}
