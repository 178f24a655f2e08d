import { ApiProperty } from '@nestjs/swagger';
import { Obeys, singleLine } from '../../platform/http/fields/field-rule.js';

const tokenLength = 100;

export class LinkDto {
  @ApiProperty({ minLength: 1, maxLength: tokenLength, description: 'What follows the # of the link' })
  @Obeys(singleLine(tokenLength))
  token: string;
}
