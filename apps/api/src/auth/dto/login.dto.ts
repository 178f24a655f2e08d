import { ApiProperty } from '@nestjs/swagger';
import { accountLimits } from '@strapec/domain';
import { type FieldRule, Obeys } from '../../http/field-rule.js';

const given =
  (maxLength: number): FieldRule =>
  (value) => {
    if (typeof value !== 'string' || value === '') return 'required';
    return value.length > maxLength ? 'too_long' : null;
  };
const nameLength = 254;

export class LoginDto {
  @ApiProperty({
    minLength: 1,
    maxLength: nameLength,
    description: 'User name or e-mail, in any case',
    example: 'admin',
  })
  @Obeys(given(nameLength))
  username: string;

  @ApiProperty({ minLength: 1, maxLength: accountLimits.passwordLength, format: 'password' })
  @Obeys(given(accountLimits.passwordLength))
  password: string;
}
