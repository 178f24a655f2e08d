import { ApiProperty } from '@nestjs/swagger';
import {
  type Allergen,
  type MenuItem,
  type MenuKind,
  type MenuSection,
  type Serving,
  type ServiceDate,
  type ServingKind,
  menuKinds,
  servingKinds,
} from '@strapec/domain';
import type { StoredItem, StoredMenu, StoredSection } from '../stored-menu.js';
import { InBothDto } from './in-both.dto.js';
import { WineDetailsDto } from './wine.dto.js';

export class StaffServingDto implements Serving {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ enum: servingKinds, enumName: 'ServingKind' })
  kind: ServingKind;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Millilitres; `null` for what is eaten' })
  volumeMl: number | null;

  @ApiProperty({ type: 'integer', description: 'The final price, in cents' })
  priceCents: number;

  @ApiProperty({ type: String, format: 'date', nullable: true, description: 'The last evening on which it is served' })
  pouredUntil: ServiceDate | null;

  @ApiProperty({
    ...{ type: String, format: 'date', nullable: true },
    description: 'The evening on which the last of it was sold; `null`: there is some',
  })
  soldOutOn: ServiceDate | null;
}

/** The picture of an item; it is saved with the item (`imageUrl`). */
export class StaffMenuImageDto {
  @ApiProperty({ description: '`/media/…`, or an address of the web' })
  imageUrl: string;

  @ApiProperty()
  altTextSk: string;

  @ApiProperty()
  altTextEn: string;

  @ApiProperty({ type: 'integer', description: 'Of the picture' })
  version: number;
}

/** An item as staff keep it. */
export class StaffMenuItemDto implements MenuItem {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'uuid' })
  sectionId: string;

  @ApiProperty({ example: 'frankovka-modra' })
  slug: string;

  @ApiProperty({ type: 'integer', description: 'Among the items of its section' })
  position: number;

  @ApiProperty()
  name: InBothDto;

  @ApiProperty({ type: InBothDto, nullable: true })
  text: InBothDto | null;

  @ApiProperty({
    ...{ type: 'integer', isArray: true, nullable: true },
    description:
      'Numbers 1 to 14 of Regulation (EU) 1169/2011, Annex II; empty: none of them; `null`: nobody has said yet, and it cannot be listed',
  })
  allergens: readonly Allergen[] | null;

  @ApiProperty({ description: 'Whether guests see it' })
  isListed: boolean;

  @ApiProperty({ type: WineDetailsDto, nullable: true })
  wine: WineDetailsDto | null;

  @ApiProperty({ type: [StaffServingDto] })
  servings: readonly StaffServingDto[];

  @ApiProperty({ type: StaffMenuImageDto, nullable: true })
  image: StaffMenuImageDto | null;

  @ApiProperty({ type: 'integer', description: 'Grows with every change' })
  version: number;

  @ApiProperty({ format: 'date-time' })
  updatedAt: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Name of who changed it last; `null` for what came with the house',
  })
  updatedByName: string | null;

  static from({ updatedAt, ...item }: StoredItem): StaffMenuItemDto {
    return { ...item, updatedAt: new Date(updatedAt).toISOString() };
  }
}

export class StaffMenuSectionDto implements MenuSection {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ enum: menuKinds, enumName: 'MenuKind' })
  kind: MenuKind;

  @ApiProperty()
  name: InBothDto;

  @ApiProperty({ type: 'integer', description: 'Grows with every change of it, and of the order in it' })
  version: number;

  @ApiProperty({ type: [StaffMenuItemDto] })
  items: StaffMenuItemDto[];

  static from({ items, ...section }: StoredSection): StaffMenuSectionDto {
    return { ...section, items: items.map((item) => StaffMenuItemDto.from(item)) };
  }
}

/** The whole list as staff keep it: what guests do not see, too. */
export class StaffMenuDto {
  @ApiProperty({ format: 'date', description: 'What staff call this evening; it lasts until 05:00' })
  evening: ServiceDate;

  @ApiProperty({ type: [StaffMenuSectionDto], description: 'Wines, then the rest to drink, then what is eaten' })
  sections: StaffMenuSectionDto[];

  static from(menu: StoredMenu, evening: ServiceDate): StaffMenuDto {
    return { evening, sections: menu.map((section) => StaffMenuSectionDto.from(section)) };
  }
}
