import { ApiProperty } from '@nestjs/swagger';
import { type Language, accountLimits, languages } from '@strapec/domain';
import { givenPassword, newPassword } from '../../http/account-rules.js';
import { Field, Obeys, oneOf } from '../../http/field-rule.js';

export class ChangePasswordDto {
  @ApiProperty({ maxLength: accountLimits.passwordLength, format: 'password', description: 'The password as it is' })
  @Obeys(givenPassword)
  password: string;

  @ApiProperty({ minLength: accountLimits.passwordMin, maxLength: accountLimits.passwordLength, format: 'password' })
  @Obeys(newPassword)
  newPassword: string;

  @Field(oneOf(languages), { enum: languages, enumName: 'Language', description: 'What the notice is written in' })
  language: Language;
}
