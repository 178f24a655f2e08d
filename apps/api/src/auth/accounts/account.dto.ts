import { ApiProperty } from '@nestjs/swagger';
import { type Language, languages, reservationLimits } from '@strapec/domain';
import { type Browser, type OperatingSystem, browsers, operatingSystems } from './device.js';
import {
  textTransform,
  emailAddressRule,
  currentPasswordRule,
  newPasswordRule,
  nullIfEmpty,
} from '../../platform/http/fields/person-field-rules.js';
import { toStoredEmail } from '../../platform/http/fields/stored-email.js';
import { Field, oneOf, nullableRule, singleLine } from '../../platform/http/fields/field-rule.js';

export class SessionDto {
  @ApiProperty({ description: 'Names the session and opens nothing' })
  id: string;

  @ApiProperty({ type: String, format: 'date-time' })
  signedInAt: Date;

  @ApiProperty({ type: String, format: 'date-time', description: 'To within a few minutes' })
  seenAt: Date;

  @ApiProperty({ enum: browsers, enumName: 'Browser' })
  browser: Browser;

  @ApiProperty({ enum: operatingSystems, enumName: 'OperatingSystem' })
  system: OperatingSystem;

  @ApiProperty({ description: 'Whether it is the session of this request' })
  isThis: boolean;
}

export class ChangeAccountDto {
  @Field(emailAddressRule('email_invalid'), { convert: textTransform(toStoredEmail), format: 'email', maxLength: 254 })
  email: string;

  @Field(nullableRule(singleLine(reservationLimits.nameLength)), { convert: nullIfEmpty })
  firstName: string | null = null;

  @Field(nullableRule(singleLine(reservationLimits.nameLength)), { convert: nullIfEmpty })
  lastName: string | null = null;

  @Field(currentPasswordRule, { description: 'The password as it is' })
  password: string;
}

export class ChangePasswordDto {
  @Field(currentPasswordRule, { description: 'The password as it is' })
  password: string;

  @Field(newPasswordRule)
  newPassword: string;

  @Field(oneOf(languages), { enumName: 'Language', description: 'What the notice is written in' })
  language: Language;
}
