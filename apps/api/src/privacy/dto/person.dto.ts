import { ApiProperty } from '@nestjs/swagger';
import { contactLimits } from '@strapec/domain';
import { Transform } from 'class-transformer';
import { Obeys } from '../../http/field-rule.js';
import { emailAddress, lowerCased } from '../../http/person-rules.js';

/** Whom it is about. */
export class PersonDto {
  @ApiProperty({ format: 'email', maxLength: contactLimits.emailLength, example: 'zuzana@example.com' })
  @Transform(lowerCased)
  @Obeys(emailAddress('email_address_invalid'))
  email: string;
}
