import { ApiPropertyOptional } from '@nestjs/swagger';
import { ProblemDto, failsAs } from '../../platform/http/problems/problem.dto.js';
import { StaffMenuItemDto } from './staff-menu.dto.js';

/** Why an item was not changed, with what it is now. */
class MenuProblemDto extends ProblemDto {
  @ApiPropertyOptional({ description: 'With `changed_meanwhile`: the item as somebody else has saved it' })
  current?: StaffMenuItemDto;
}

/** Documents the refusals of changes to items. */
export const FailsForMenu = failsAs(MenuProblemDto);
