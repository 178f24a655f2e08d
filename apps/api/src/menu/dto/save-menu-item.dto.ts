import {
  type Allergen,
  type DraftItem,
  type ServiceDate,
  type ServingKind,
  type WineDetails,
  allergens,
  menuLimits,
  toNullIfBlank,
  servingKinds,
} from '@strapec/domain';
import { isUUID } from 'class-validator';
import { imageUrlRule, versionRule } from '../../platform/http/fields/content-rules.js';
import {
  Field,
  type FieldRule,
  NestedField,
  NestedList,
  OptionalField,
  numberRule,
  anyTextRule,
  oneOf,
  nullableRule,
  booleanRule,
} from '../../platform/http/fields/field-rule.js';
import { BilingualTextDto, WineDetailsDto } from './wine.dto.js';

const { nameLength, textLength, maxServings, maxPriceCents, maxVolumeMl } = menuLimits;

const idRule: FieldRule = (value) => (isUUID(value) ? null : 'id_invalid');

const allergenListRule: FieldRule = (value) => {
  const isList = Array.isArray(value) && value.length <= allergens.length;
  return isList && value.every((allergen) => typeof allergen === 'number') ? null : 'allergen_unknown';
};

export class ServingFactsDto {
  @Field(oneOf(servingKinds), { enumName: 'ServingKind' })
  kind: ServingKind;

  @Field(nullableRule(numberRule), { type: 'integer', minimum: 1, maximum: maxVolumeMl, description: 'Millilitres' })
  volumeMl: number | null;

  @Field(numberRule, { type: 'integer', minimum: 0, maximum: maxPriceCents, description: 'The final price, in cents' })
  priceCents: number;

  @Field(nullableRule(anyTextRule), {
    format: 'date',
    nullable: true,
    description: 'The last evening on which it is served',
  })
  pouredUntil: ServiceDate | null;
}

export class SaveServingDto extends ServingFactsDto {
  @OptionalField(idRule, {
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'Of a serving that the item has already: whether it is sold out stays with it',
  })
  id?: string | null;
}

export class MenuItemFactsDto {
  @Field(idRule, { format: 'uuid' })
  sectionId: string;

  @NestedField(() => BilingualTextDto, { description: `Up to ${nameLength} characters in each language` })
  name: BilingualTextDto;

  @NestedField(() => BilingualTextDto, {
    orElse: 'or null',
    nullable: true,
    description: `Up to ${textLength} characters in each language; in both or in none`,
  })
  text: BilingualTextDto | null;

  @Field(nullableRule(allergenListRule), {
    type: 'integer',
    isArray: true,
    nullable: true,
    description:
      'Numbers 1 to 14 of Regulation (EU) 1169/2011, Annex II; empty: none of them; `null`: not stated yet, and it cannot be listed',
  })
  allergens: readonly Allergen[] | null;

  @Field(booleanRule, { description: 'Whether guests see it; wants allergens and a price' })
  isListed: boolean;

  @NestedField(() => WineDetailsDto, {
    orElse: 'or null',
    nullable: true,
    description: 'In a section of wines, and nowhere else',
  })
  wine: WineDetailsDto | null;
}

export class SaveMenuItemDto extends MenuItemFactsDto {
  @NestedList(() => SaveServingDto, 100, {
    maxItems: maxServings,
    description: 'In the order in which they are shown',
  }) // the domain checks the maximum
  servings: SaveServingDto[];

  @OptionalField(imageUrlRule, {
    nullable: true,
    description:
      'Its picture: an uploaded one (`/media/…`), or an address of the web; its alternative text is the name of the item. Left out, the picture stays.',
  })
  imageUrl?: string | null;
}

export class UpdateMenuItemDto extends SaveMenuItemDto {
  @Field(versionRule, { minimum: 0, description: 'The version that was edited' })
  version: number;
}

/** Texts empty in both languages become `null`; allergens are sorted. */
export function toDraftItem({ name, text, allergens: numbers, isListed, wine, servings }: SaveMenuItemDto): DraftItem {
  return {
    name,
    text: text && toNullIfBlank(text),
    allergens: numbers && [...new Set(numbers)].sort((a, b) => a - b),
    isListed,
    wine: wine && toWineDetails(wine),
    servings,
  };
}

function toWineDetails({ ingredients, grapes, ...facts }: WineDetailsDto): WineDetails {
  return {
    ...facts,
    ingredients: ingredients && toNullIfBlank(ingredients),
    grapes: grapes.map((grape) => grape.trim()),
  };
}
