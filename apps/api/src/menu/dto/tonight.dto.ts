import { ApiPropertyOptional } from '@nestjs/swagger';
import type { ServiceDate } from '@strapec/domain';
import { ObeysIfGiven, serviceDate, trueOrFalse } from '../../http/field-rule.js';

/** What becomes of an item this evening. */
export class TonightDto {
  @ApiPropertyOptional({
    type: Boolean,
    nullable: true,
    description: 'Whether nothing of it is left: however it is served',
  })
  @ObeysIfGiven(trueOrFalse)
  isSoldOut?: boolean | null;

  @ApiPropertyOptional({
    ...{ type: Boolean, nullable: true },
    description:
      'Whether it is poured by the glass: until this evening is over where it was not, or until the evening before. What is poured by the glass is not sold out.',
  })
  @ObeysIfGiven(trueOrFalse)
  isByTheGlass?: boolean | null;
}

/** The same of one serving. */
export class ServingTonightDto {
  @ApiPropertyOptional({ type: Boolean, nullable: true, description: 'Whether nothing of it is left' })
  @ObeysIfGiven(trueOrFalse)
  isSoldOut?: boolean | null;

  @ApiPropertyOptional({
    ...{ type: String, format: 'date', nullable: true },
    description: 'The last evening on which it is served; `null`: as long as it is on the list',
  })
  @ObeysIfGiven(serviceDate)
  pouredUntil?: ServiceDate | null;
}
