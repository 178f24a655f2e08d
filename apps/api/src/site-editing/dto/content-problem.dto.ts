import { ApiPropertyOptional } from '@nestjs/swagger';
import { ProblemDto, failsAs } from '../../http/problem.dto.js';
import { ContentDto } from './content.dto.js';

/** Why a text was not saved, with what stands there now. */
export class ContentProblemDto extends ProblemDto {
  @ApiPropertyOptional({ description: 'With `changed_meanwhile`: the text as somebody else has saved it' })
  current?: ContentDto;
}

/** Documents the refusals of an editor's changes. */
export const FailsForEditors = failsAs(ContentProblemDto);
