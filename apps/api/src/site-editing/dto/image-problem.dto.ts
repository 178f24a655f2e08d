import { ApiPropertyOptional } from '@nestjs/swagger';
import { ProblemDto, failsAs } from '../../http/problem.dto.js';
import { ImageDto } from './image.dto.js';

/** Why a picture was not saved, with what hangs there now. */
export class ImageProblemDto extends ProblemDto {
  @ApiPropertyOptional({ description: 'With `changed_meanwhile`: the picture as somebody else has saved it' })
  current?: ImageDto;
}

/** Documents the refusals of changes to pictures. */
export const FailsForImages = failsAs(ImageProblemDto);
