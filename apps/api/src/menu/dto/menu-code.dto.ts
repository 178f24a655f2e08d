import { ApiPropertyOptional } from '@nestjs/swagger';
import { roomLimits } from '@strapec/domain';
import { Obeys, ObeysIfGiven, oneOf, singleLine } from '../../http/field-rule.js';
import { type CodeFormat, codeFormats } from '../draw-code.js';

export class MenuCodeDto {
  @ApiPropertyOptional({ enum: codeFormats, default: 'svg' })
  @Obeys(oneOf(codeFormats))
  format: CodeFormat = 'svg';

  @ApiPropertyOptional({ type: String, description: 'The table it is for: names the file', example: 'T3' })
  @ObeysIfGiven(singleLine(roomLimits.nameLength))
  table?: string;
}
