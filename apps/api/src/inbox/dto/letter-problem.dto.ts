import { ApiPropertyOptional } from '@nestjs/swagger';
import { ProblemDto, failsAs } from '../../http/problem.dto.js';
import { LetterDto } from './letter.dto.js';

/** Why a letter was not changed, with what it is now. */
export class LetterProblemDto extends ProblemDto {
  @ApiPropertyOptional({ description: 'With `changed_meanwhile`: the letter as somebody else has left it' })
  current?: LetterDto;
}

/** Documents the refusals of changes to letters. */
export const FailsForLetters = failsAs(LetterProblemDto);
