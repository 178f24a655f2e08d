import type { Sweetness, WineColour, WineDetails } from '@strapec/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('wine_details')
export class WineDetailsRow {
  @PrimaryColumn('uuid')
  itemId: string;

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

export function toWineDetailsRow(itemId: string, { region, ingredients, grapes, alcohol, ...wine }: WineDetails) {
  return {
    ...wine,
    itemId,
    regionSk: region.sk,
    regionEn: region.en,
    ingredientsSk: ingredients?.sk ?? null,
    ingredientsEn: ingredients?.en ?? null,
    grapes: [...grapes],
    alcohol: alcohol === null ? null : String(alcohol),
  } satisfies WineDetailsRow;
}
