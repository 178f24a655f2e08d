import { ApiProperty } from '@nestjs/swagger';
import { Obeys, trueOrFalse } from '../../http/field-rule.js';

export class ChangeSubscriberStatusDto {
  @ApiProperty({ description: 'Whether the newsletter may be sent there' })
  @Obeys(trueOrFalse)
  isActive: boolean;
}
