import { ApiProperty } from '@nestjs/swagger';
import { type ShownWine, type Sweetness, type WineColour, sweetnesses, wineColours } from '@strapec/domain';

/** What is said of a wine in every language alike. */
export class WineDto {
  @ApiProperty()
  producer: string;

  @ApiProperty({ type: 'integer', nullable: true, description: '`null`: of several years' })
  vintage: number | null;

  @ApiProperty({ description: 'Two letters of ISO 3166', example: 'SK' })
  country: string;

  @ApiProperty({ type: String, nullable: true })
  appellation: string | null;

  @ApiProperty({ enum: wineColours, enumName: 'WineColour' })
  colour: WineColour;

  @ApiProperty({ enum: sweetnesses, enumName: 'Sweetness' })
  sweetness: Sweetness;

  @ApiProperty({ type: [String] })
  grapes: readonly string[];

  @ApiProperty({ type: 'number', format: 'double', nullable: true, description: 'Per cent by volume', example: 12.5 })
  alcohol: number | null;

  @ApiProperty()
  isOrganic: boolean;

  @ApiProperty()
  isVegan: boolean;

  @ApiProperty({ type: String, nullable: true, description: 'The producer’s electronic label' })
  labelUrl: string | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Kilojoules in 100 ml' })
  energyKj: number | null;
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
