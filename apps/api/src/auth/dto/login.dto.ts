import { ApiProperty } from '@nestjs/swagger';
import { accountLimits } from '@strapec/domain';
import { givenPassword } from '../../http/account-rules.js';
import { Obeys, singleLine } from '../../http/field-rule.js';

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
  @Obeys(givenPassword)
  password: string;
}
