import { ApiPropertyOptional } from '@nestjs/swagger';
import { ProblemDto, failsAs } from '../../platform/http/problems/problem.dto.js';
import { StaffMenuItemDto } from './staff-menu.dto.js';

class MenuProblemDto extends ProblemDto {
  @ApiPropertyOptional({ description: 'With `changed_meanwhile`: the item as it was saved meanwhile' })
  current?: StaffMenuItemDto;
}

export const FailsForMenu = failsAs(MenuProblemDto);
