import { ApiProperty } from '@nestjs/swagger';
import { type Language, accountLimits, languages } from '@strapec/domain';
import { newPassword } from '../../http/account-rules.js';
import { Field, Obeys, oneOf } from '../../http/field-rule.js';
import { LinkDto } from './link.dto.js';

export class ResetPasswordDto extends LinkDto {
  @ApiProperty({ minLength: accountLimits.passwordMin, maxLength: accountLimits.passwordLength, format: 'password' })
  @Obeys(newPassword)
  password: string;

  @Field(oneOf(languages), { enum: languages, enumName: 'Language', description: 'What the notice is written in' })
  language: Language;
}
