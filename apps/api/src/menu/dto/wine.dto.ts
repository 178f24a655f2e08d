import {
  type InBoth,
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
  aNumber,
  anyText,
  oneOf,
  orNull,
  textsOf,
  trueOrFalse,
} from '../../platform/http/fields/field-rule.js';
import { nothingIfEmpty, trimmed } from '../../platform/http/fields/person-rules.js';

export class InBothDto implements InBoth {
  @Field(anyText, { as: trimmed })
  sk: string;

  @Field(anyText, { as: trimmed })
  en: string;
}

const { lineLength, urlLength, oldestVintage, latestVintage, maxAlcohol, maxEnergy } = menuLimits;
const mostGrapes = menuLimits.grapes;

class WineDto {
  @Field(anyText, { as: trimmed, minLength: 1, maxLength: lineLength })
  producer: string;

  @Field(orNull(aNumber), {
    type: 'integer',
    minimum: oldestVintage,
    maximum: latestVintage,
    description: '`null`: of several years',
  })
  vintage: number | null;

  @Field(anyText, { as: trimmed, description: 'Two letters of ISO 3166', example: 'SK' })
  country: string;

  @Field(orNull(anyText), { as: nothingIfEmpty, maxLength: lineLength })
  appellation: string | null;

  @Field(oneOf(wineColours), { enumName: 'WineColour' })
  colour: WineColour;

  @Field(oneOf(sweetnesses), { enumName: 'Sweetness' })
  sweetness: Sweetness;

  @Field(textsOf(mostGrapes), { maxItems: mostGrapes })
  grapes: readonly string[];

  @Field(orNull(aNumber), {
    type: 'number',
    format: 'double',
    nullable: true,
    minimum: 0,
    maximum: maxAlcohol,
    example: 12.5,
    description: 'Per cent by volume, to the tenth',
  })
  alcohol: number | null;

  @Field(trueOrFalse)
  isOrganic: boolean;

  @Field(trueOrFalse)
  isVegan: boolean;

  @Field(orNull(anyText), { as: nothingIfEmpty, maxLength: urlLength, description: 'The producer’s electronic label' })
  labelUrl: string | null;

  @Field(orNull(aNumber), { type: 'integer', minimum: 0, maximum: maxEnergy, description: 'Kilojoules in 100 ml' })
  energyKj: number | null;
}

export class WineDetailsDto extends WineDto implements WineDetails {
  @NestedField(() => InBothDto, { description: 'In both languages, or empty in both' })
  region: InBothDto;

  @NestedField(() => InBothDto, { orElse: 'or null', nullable: true })
  ingredients: InBothDto | null;
}

export class ShownWineDto extends WineDto implements ShownWine {
  @ApiProperty()
  region: string;

  @ApiProperty({ description: 'The region as `kraj` names it, the same in every language' })
  regionKey: string;

  @ApiProperty({ type: String, nullable: true })
  ingredients: string | null;
}
