import { ApiProperty } from '@nestjs/swagger';
import { type Language, languages } from '@strapec/domain';
import { Field, oneOf, singleLine } from '../../platform/http/fields/field-rule.js';
import { lowerCaseText, newPasswordRule } from '../../platform/http/fields/person-field-rules.js';
import { LinkTokenDto } from '../accounts/link-token.dto.js';

const maxLoginNameLength = 254;

export class RequestPasswordResetDto {
  @Field(singleLine(maxLoginNameLength), {
    convert: lowerCaseText,
    minLength: 1,
    description: 'User name or e-mail, in any case',
  })
  username: string;

  @Field(oneOf(languages), { enumName: 'Language', description: 'What the mail is written in' })
  language: Language;
}

export class ResetPasswordDto extends LinkTokenDto {
  @Field(newPasswordRule)
  password: string;

  @Field(oneOf(languages), { enumName: 'Language', description: 'What the notice is written in' })
  language: Language;
}

export class PasswordResetPreviewDto {
  @ApiProperty()
  username: string;
}
