import { ApiPropertyOptional } from '@nestjs/swagger';
import { ProblemDto, failsAs } from '../../platform/http/problems/problem.dto.js';
import { StaffMenuItemDto } from './staff-menu.dto.js';

/** Error of an item change, with the current item. */
class MenuProblemDto extends ProblemDto {
  @ApiPropertyOptional({ description: 'With `changed_meanwhile`: the item as somebody else has saved it' })
  current?: StaffMenuItemDto;
}

/** Documents the errors of item changes. */
export const FailsForMenu = failsAs(MenuProblemDto);
