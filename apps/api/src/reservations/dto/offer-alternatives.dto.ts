import { ApiProperty } from '@nestjs/swagger';
import { versionRule } from '../../http/content-rules.js';
import { Obeys } from '../../http/field-rule.js';

/** To which state of a reservation other times are offered. */
export class OfferAlternativesDto {
  @ApiProperty({ type: 'integer', minimum: 1, description: 'The version that was seen' })
  @Obeys(versionRule)
  version: number;
}
