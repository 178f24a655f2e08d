import { ApiProperty } from '@nestjs/swagger';
import { type Language, accountLimits, languages } from '@strapec/domain';
import { Transform } from 'class-transformer';
import { Field, Obeys, oneOf, singleLine } from '../../platform/http/fields/field-rule.js';
import { lowerCased } from '../../platform/http/fields/person-rules.js';
import { newPassword } from '../../platform/http/fields/account-rules.js';
import { LinkDto } from '../accounts/staff-user.dto.js';

const nameLength = 254;

export class AskResetDto {
  @ApiProperty({ minLength: 1, maxLength: nameLength, description: 'User name or e-mail, in any case' })
  @Transform(lowerCased)
  @Obeys(singleLine(nameLength))
  username: string;

  @Field(oneOf(languages), { enum: languages, enumName: 'Language', description: 'What the mail is written in' })
  language: Language;
}

export class ResetPasswordDto extends LinkDto {
  @ApiProperty({ minLength: accountLimits.passwordMin, maxLength: accountLimits.passwordLength, format: 'password' })
  @Obeys(newPassword)
  password: string;

  @Field(oneOf(languages), { enum: languages, enumName: 'Language', description: 'What the notice is written in' })
  language: Language;
}

export class ForgetfulDto {
  @ApiProperty()
  username: string;
}
