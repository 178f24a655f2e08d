import { ApiProperty } from '@nestjs/swagger';
import { accountLimits } from '@strapec/domain';
import { type FieldRule, Obeys, singleLine } from '../../http/field-rule.js';

/** Whatever was once accepted as a password; only its length is looked at. */
const passwordRule: FieldRule = (value) => {
  if (typeof value !== 'string' || value === '') return 'required';
  return value.length > accountLimits.passwordLength ? 'too_long' : null;
};
const nameLength = 254;

export class LoginDto {
  @ApiProperty({
    minLength: 1,
    maxLength: nameLength,
    description: 'User name or e-mail, in any case',
    example: 'admin',
  })
  @Obeys(singleLine(nameLength))
  username: string;

  @ApiProperty({ minLength: 1, maxLength: accountLimits.passwordLength, format: 'password' })
  @Obeys(passwordRule)
  password: string;
}
