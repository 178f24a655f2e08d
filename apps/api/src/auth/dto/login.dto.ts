import { accountLimits } from '@strapec/domain';
import { givenPassword } from '../../http/account-rules.js';
import { Field, singleLine } from '../../http/field-rule.js';

const nameLength = 254;

export class LoginDto {
  @Field(singleLine(nameLength), {
    minLength: 1,
    maxLength: nameLength,
    description: 'User name or e-mail, in any case',
    example: 'admin',
  })
  username: string;

  @Field(givenPassword, { minLength: 1, maxLength: accountLimits.passwordLength, format: 'password' })
  password: string;
}
