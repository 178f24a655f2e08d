import { ApiPropertyOptional } from '@nestjs/swagger';
import { ObeysIfGiven, oneOf } from '../../http/field-rule.js';

const reasons = ['mistake', 'asked'] as const;

export class DeleteSubscriberDto {
  @ApiPropertyOptional({
    ...{ enum: reasons, default: 'mistake' },
    description: '`asked`: the subscriber wants to leave, and no import adds the address again',
  })
  @ObeysIfGiven(oneOf(reasons))
  reason?: (typeof reasons)[number];
}
