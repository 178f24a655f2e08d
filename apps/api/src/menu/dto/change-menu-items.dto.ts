import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { ServiceDate } from '@strapec/domain';
import { isUUID } from 'class-validator';
import { NestedObject, Obeys, ObeysIfGiven, serviceDate, trueOrFalse } from '../../http/field-rule.js';
import { someIds } from './menu-section.dto.js';

/** What becomes of each of them; what is left out stays as it is. */
export class MenuItemsChangeDto {
  @ApiPropertyOptional({ type: Boolean, nullable: true, description: 'Whether guests see it' })
  @ObeysIfGiven(trueOrFalse)
  isListed?: boolean | null;

  @ApiPropertyOptional({
    ...{ type: String, format: 'uuid', nullable: true },
    description: 'The section that they move to the end of',
  })
  @ObeysIfGiven((value) => (isUUID(value) ? null : 'id_invalid'))
  sectionId?: string | null;

  @ApiPropertyOptional({
    ...{ type: String, format: 'date', nullable: true },
    description: 'The last evening on which it is poured by the glass; `null`: as long as it is on the list',
  })
  @ObeysIfGiven(serviceDate)
  pouredUntil?: ServiceDate | null;

  @ApiPropertyOptional({ type: Boolean, nullable: true, description: 'Whether nothing of it is left' })
  @ObeysIfGiven(trueOrFalse)
  isSoldOut?: boolean | null;
}

export class ChangeMenuItemsDto {
  @ApiProperty({ type: String, format: 'uuid', isArray: true })
  @Obeys(someIds)
  ids: string[];

  @ApiProperty()
  @NestedObject(() => MenuItemsChangeDto)
  change: MenuItemsChangeDto;
}
