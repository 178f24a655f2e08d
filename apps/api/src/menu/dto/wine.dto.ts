import { ApiProperty } from '@nestjs/swagger';
import {
  type ShownWine,
  type Sweetness,
  type WineColour,
  type WineDetails,
  menuLimits,
  sweetnesses,
  wineColours,
} from '@strapec/domain';
import { Transform } from 'class-transformer';
import { NestedObject, Obeys, aNumber, anyText, oneOf, orNull, textsOf, trueOrFalse } from '../../http/field-rule.js';
import { nothingIfEmpty, trimmed } from '../../http/person-rules.js';
import { InBothDto } from './in-both.dto.js';

const { lineLength, urlLength, oldestVintage, latestVintage, maxAlcohol, maxEnergy } = menuLimits;
const mostGrapes = menuLimits.grapes;

/** What is said of a wine in every language alike. */
export class WineDto {
  @ApiProperty({ minLength: 1, maxLength: lineLength })
  @Transform(trimmed)
  @Obeys(anyText)
  producer: string;

  @ApiProperty({
    ...{ type: 'integer', nullable: true, minimum: oldestVintage, maximum: latestVintage },
    description: '`null`: of several years',
  })
  @Obeys(orNull(aNumber))
  vintage: number | null;

  @ApiProperty({ description: 'Two letters of ISO 3166', example: 'SK' })
  @Transform(trimmed)
  @Obeys(anyText)
  country: string;

  @ApiProperty({ type: String, nullable: true, maxLength: lineLength })
  @Transform(nothingIfEmpty)
  @Obeys(orNull(anyText))
  appellation: string | null;

  @ApiProperty({ enum: wineColours, enumName: 'WineColour' })
  @Obeys(oneOf(wineColours))
  colour: WineColour;

  @ApiProperty({ enum: sweetnesses, enumName: 'Sweetness' })
  @Obeys(oneOf(sweetnesses))
  sweetness: Sweetness;

  @ApiProperty({ type: [String], maxItems: mostGrapes })
  @Obeys(textsOf(mostGrapes))
  grapes: readonly string[];

  @ApiProperty({
    ...{ type: 'number', format: 'double', nullable: true, minimum: 0, maximum: maxAlcohol, example: 12.5 },
    description: 'Per cent by volume, to the tenth',
  })
  @Obeys(orNull(aNumber))
  alcohol: number | null;

  @ApiProperty()
  @Obeys(trueOrFalse)
  isOrganic: boolean;

  @ApiProperty()
  @Obeys(trueOrFalse)
  isVegan: boolean;

  @ApiProperty({
    ...{ type: String, nullable: true, maxLength: urlLength },
    description: 'The producer’s electronic label',
  })
  @Transform(nothingIfEmpty)
  @Obeys(orNull(anyText))
  labelUrl: string | null;

  @ApiProperty({
    ...{ type: 'integer', nullable: true, minimum: 0, maximum: maxEnergy },
    description: 'Kilojoules in 100 ml',
  })
  @Obeys(orNull(aNumber))
  energyKj: number | null;
}

/** A wine as staff keep it. */
export class WineDetailsDto extends WineDto implements WineDetails {
  @ApiProperty({ description: 'In both languages, or empty in both' })
  @NestedObject(() => InBothDto)
  region: InBothDto;

  @ApiProperty({ type: InBothDto, nullable: true })
  @NestedObject(() => InBothDto, 'or null')
  ingredients: InBothDto | null;
}

/** A wine as guests of one language read of it. */
export class ShownWineDto extends WineDto implements ShownWine {
  @ApiProperty()
  region: string;

  @ApiProperty({ description: 'The region as `kraj` names it, the same in every language' })
  regionKey: string;

  @ApiProperty({ type: String, nullable: true })
  ingredients: string | null;
}
