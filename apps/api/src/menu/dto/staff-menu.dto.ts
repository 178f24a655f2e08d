import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  type MenuItem,
  type MenuKind,
  type MenuSection,
  type Serving,
  type ServiceDate,
  menuKinds,
} from '@strapec/domain';
import { BilingualTextDto } from './wine.dto.js';
import { MenuItemFactsDto, ServingFactsDto } from './save-menu-item.dto.js';

class StaffServingDto extends ServingFactsDto implements Serving {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({
    type: String,
    format: 'date',
    nullable: true,
    description: 'The evening on which the last of it was sold; `null`: there is some',
  })
  soldOutOn: ServiceDate | null;
}

class StaffMenuImageDto {
  @ApiProperty({ description: '`/media/…`, or an address of the web' })
  imageUrl: string;

  @ApiProperty()
  altTextSk: string;

  @ApiProperty()
  altTextEn: string;

  @ApiProperty({ type: 'integer', description: 'Of the picture' })
  version: number;
}

export class StaffMenuItemDto extends MenuItemFactsDto implements MenuItem {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'frankovka-modra' })
  slug: string;

  @ApiProperty({ type: 'integer', description: 'Among the items of its section' })
  position: number;

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
    description: 'Name of who changed it last; `null` for what came with the venue',
  })
  updatedByName: string | null;

  @ApiPropertyOptional({ description: 'It came with the sample venue, and no member of staff has changed it' })
  isSample?: boolean;
}

export class StaffMenuSectionDto implements MenuSection {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ enum: menuKinds, enumName: 'MenuKind' })
  kind: MenuKind;

  @ApiProperty()
  name: BilingualTextDto;

  @ApiProperty({ type: 'integer', description: 'Grows with every change of it, and of the order in it' })
  version: number;

  @ApiProperty({ type: [StaffMenuItemDto] })
  items: StaffMenuItemDto[];
}

export class StaffMenuDto {
  @ApiProperty({ format: 'date', description: 'What staff call this evening; it lasts until 05:00' })
  evening: ServiceDate;

  @ApiProperty({ type: [StaffMenuSectionDto], description: 'Wines, then the rest to drink, then what is eaten' })
  sections: readonly StaffMenuSectionDto[];
}
