import { ApiPropertyOptional } from '@nestjs/swagger';
import { type SubscriberStatus, listLimits, subscriberStatuses } from '@strapec/domain';
import { Transform } from 'class-transformer';
import { ObeysIfGiven, freeText, numberInQuery, oneOf, wholeNumber } from '../../http/field-rule.js';

/** Which page of the list. */
export class ListSubscribersDto {
  @ApiPropertyOptional({ description: 'Part of a name or e-mail', maxLength: listLimits.searchLength })
  @ObeysIfGiven(freeText(listLimits.searchLength))
  q?: string;

  @ApiPropertyOptional({ enum: subscriberStatuses, enumName: 'SubscriberStatus' })
  @ObeysIfGiven(oneOf(subscriberStatuses))
  status?: SubscriberStatus;

  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: 500, default: 50 })
  @Transform(numberInQuery)
  @ObeysIfGiven(wholeNumber(1, 500, 'not_a_choice'))
  limit?: number;

  @ApiPropertyOptional({ type: 'integer', minimum: 0, default: 0 })
  @Transform(numberInQuery)
  @ObeysIfGiven(wholeNumber(0, 1_000_000, 'not_a_choice'))
  offset?: number;
}
