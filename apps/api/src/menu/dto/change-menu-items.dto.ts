import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { isUUID } from 'class-validator';
import { NestedObject, Obeys, ObeysIfGiven, trueOrFalse } from '../../http/field-rule.js';
import { someIds } from './menu-section.dto.js';
import { ServingTonightDto } from './tonight.dto.js';

/** What becomes of each of them, of its glass where that is poured until an evening; what is left out stays as it is. */
export class MenuItemsChangeDto extends ServingTonightDto {
  @ApiPropertyOptional({ type: Boolean, nullable: true, description: 'Whether guests see it' })
  @ObeysIfGiven(trueOrFalse)
  isListed?: boolean | null;

  @ApiPropertyOptional({
    ...{ type: String, format: 'uuid', nullable: true },
    description: 'The section that they move to the end of',
  })
  @ObeysIfGiven((value) => (isUUID(value) ? null : 'id_invalid'))
  sectionId?: string | null;
}

export class ChangeMenuItemsDto {
  @ApiProperty({ type: String, format: 'uuid', isArray: true })
  @Obeys(someIds)
  ids: string[];

  @ApiProperty()
  @NestedObject(() => MenuItemsChangeDto)
  change: MenuItemsChangeDto;
}
