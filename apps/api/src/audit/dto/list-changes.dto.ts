import { ApiProperty } from '@nestjs/swagger';
import { Obeys, singleLine } from '../../http/field-rule.js';

export class ListChangesDto {
  @ApiProperty({ description: 'Id or key of what was changed', maxLength: 200 })
  @Obeys(singleLine(200))
  subjectId: string;
}
