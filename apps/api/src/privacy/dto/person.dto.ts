import { ApiProperty } from '@nestjs/swagger';
import { contactLimits } from '@strapec/domain';
import { Transform } from 'class-transformer';
import { Obeys } from '../../http/field-rule.js';
import { asKept, emailSought, keptEmail } from '../../http/person-rules.js';

/** Whom it is about. */
export class PersonDto {
  @ApiProperty({ format: 'email', maxLength: contactLimits.emailLength, example: 'zuzana@example.com' })
  @Transform(asKept(keptEmail))
  @Obeys(emailSought('email_address_invalid'))
  email: string;
}
