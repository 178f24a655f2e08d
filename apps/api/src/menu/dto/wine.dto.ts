import {
  type BilingualText,
  type ShownWine,
  type Sweetness,
  type WineColour,
  type WineDetails,
  menuLimits,
  sweetnesses,
  wineColours,
} from '@strapec/domain';
import { ApiProperty } from '@nestjs/swagger';
import {
  Field,
  NestedField,
  numberRule,
  anyTextRule,
  oneOf,
  nullableRule,
  textList,
  booleanRule,
} from '../../platform/http/fields/field-rule.js';
import { nullIfEmpty, trimText } from '../../platform/http/fields/person-field-rules.js';

export class BilingualTextDto implements BilingualText {
  @Field(anyTextRule, { convert: trimText })
  sk: string;

  @Field(anyTextRule, { convert: trimText })
  en: string;
}

const { lineLength, urlLength, oldestVintage, latestVintage, maxAlcohol, maxEnergyKj } = menuLimits;
const maxGrapes = menuLimits.maxGrapes;

class WineDto {
  @Field(anyTextRule, { convert: trimText, minLength: 1, maxLength: lineLength })
  producer: string;

  @Field(nullableRule(numberRule), {
    type: 'integer',
    minimum: oldestVintage,
    maximum: latestVintage,
    description: '`null`: of several years',
  })
  vintage: number | null;

  @Field(anyTextRule, { convert: trimText, description: 'Two letters of ISO 3166', example: 'SK' })
  country: string;

  @Field(nullableRule(anyTextRule), { convert: nullIfEmpty, maxLength: lineLength })
  appellation: string | null;

  @Field(oneOf(wineColours), { enumName: 'WineColour' })
  colour: WineColour;

  @Field(oneOf(sweetnesses), { enumName: 'Sweetness' })
  sweetness: Sweetness;

  @Field(textList(maxGrapes), { maxItems: maxGrapes })
  grapes: readonly string[];

  @Field(nullableRule(numberRule), {
    type: 'number',
    format: 'double',
    nullable: true,
    minimum: 0,
    maximum: maxAlcohol,
    example: 12.5,
    description: 'Per cent by volume, to the tenth',
  })
  alcohol: number | null;

  @Field(booleanRule)
  isOrganic: boolean;

  @Field(booleanRule)
  isVegan: boolean;

  @Field(nullableRule(anyTextRule), {
    convert: nullIfEmpty,
    maxLength: urlLength,
    description: 'The producer’s electronic label',
  })
  labelUrl: string | null;

  @Field(nullableRule(numberRule), {
    type: 'integer',
    minimum: 0,
    maximum: maxEnergyKj,
    description: 'Kilojoules in 100 ml',
  })
  energyKj: number | null;
}

export class WineDetailsDto extends WineDto implements WineDetails {
  @NestedField(() => BilingualTextDto, { description: 'In both languages, or empty in both' })
  region: BilingualTextDto;

  @NestedField(() => BilingualTextDto, { orElse: 'or null', nullable: true })
  ingredients: BilingualTextDto | null;
}

export class ShownWineDto extends WineDto implements ShownWine {
  @ApiProperty()
  region: string;

  @ApiProperty({ description: 'The region as `kraj` names it, the same in every language' })
  regionKey: string;

  @ApiProperty({ type: String, nullable: true })
  ingredients: string | null;
}
