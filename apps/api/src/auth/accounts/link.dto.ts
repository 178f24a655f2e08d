import { ApiProperty } from '@nestjs/swagger';
import { Obeys, singleLine } from '../../platform/http/fields/field-rule.js';

/** Longer than any link of ours. */
const tokenLength = 100;

/** What stands in a link that the house has mailed. */
export class LinkDto {
  @ApiProperty({ minLength: 1, maxLength: tokenLength, description: 'What follows the # of the link' })
  @Obeys(singleLine(tokenLength))
  token: string;
}
