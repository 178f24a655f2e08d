import { ApiProperty } from '@nestjs/swagger';
import {
  type Allergen,
  type Language,
  type MenuKind,
  type ServiceDate,
  type ServingKind,
  type ShownItem,
  type ShownSection,
  type ShownServing,
  languages,
  menuKinds,
  servingKinds,
} from '@strapec/domain';
import { SiteImageDto } from '../../content/core/site-image.dto.js';
import { ShownWineDto } from './wine.dto.js';

class MenuServingDto implements ShownServing {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ enum: servingKinds, enumName: 'ServingKind' })
  kind: ServingKind;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Millilitres; `null` for what is eaten' })
  volumeMl: number | null;

  @ApiProperty({ type: 'integer', description: 'The final price, in cents' })
  priceCents: number;

  @ApiProperty({ description: 'None is left this evening' })
  isSoldOut: boolean;
}

export class MenuItemDto implements ShownItem {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'frankovka-modra' })
  slug: string;

  @ApiProperty()
  name: string;

  @ApiProperty({ type: String, nullable: true })
  text: string | null;

  @ApiProperty({
    type: 'integer',
    isArray: true,
    description: 'Numbers 1 to 14 of Regulation (EU) 1169/2011, Annex II; empty: none of them',
  })
  allergens: readonly Allergen[];

  @ApiProperty({ description: 'Nothing of it is left this evening' })
  isSoldOut: boolean;

  @ApiProperty({ type: ShownWineDto, nullable: true })
  wine: ShownWineDto | null;

  @ApiProperty({ type: [MenuServingDto] })
  servings: readonly MenuServingDto[];

  @ApiProperty({ type: SiteImageDto, nullable: true })
  image: SiteImageDto | null;
}

class MenuSectionDto implements ShownSection {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ enum: menuKinds, enumName: 'MenuKind' })
  kind: MenuKind;

  @ApiProperty()
  name: string;

  @ApiProperty({ type: [MenuItemDto] })
  items: readonly MenuItemDto[];
}

export class MenuDto {
  @ApiProperty({ enum: languages })
  language: Language;

  @ApiProperty({ format: 'date', description: 'The evening that it is of; it lasts until 05:00' })
  evening: ServiceDate;

  @ApiProperty({ type: [MenuSectionDto], description: 'Wines, then the rest to drink, then what is eaten' })
  sections: readonly MenuSectionDto[];
}
