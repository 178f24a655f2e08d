import { ApiPropertyOptional } from '@nestjs/swagger';
import { ProblemDto, failsAs } from '../../http/problem.dto.js';
import { EventDto } from './event.dto.js';

/** Why an event was not changed, with what it is now. */
export class EventProblemDto extends ProblemDto {
  @ApiPropertyOptional({ description: 'With `changed_meanwhile`: the event as somebody else has saved it' })
  current?: EventDto;
}

/** Documents the refusals of changes to events. */
export const FailsForEvents = failsAs(EventProblemDto);
