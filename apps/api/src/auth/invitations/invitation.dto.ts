import { ApiProperty, PickType } from '@nestjs/swagger';
import {
  type Language,
  type StaffRole,
  accountLimits,
  languages,
  reservationLimits,
  staffRoles,
} from '@strapec/domain';
import { Field, OptionalField, oneOf, singleLine } from '../../platform/http/fields/field-rule.js';
import {
  textTransform,
  emailAddressRule,
  lowerCaseText,
  newPasswordRule,
  usernameRule,
  nullIfEmpty,
} from '../../platform/http/fields/person-field-rules.js';
import { toStoredEmail } from '../../platform/http/fields/stored-email.js';
import { LinkTokenDto } from '../accounts/link-token.dto.js';

export class InviteDto {
  @Field(emailAddressRule('email_invalid'), { convert: textTransform(toStoredEmail), format: 'email', maxLength: 254 })
  email: string;

  @Field(oneOf(staffRoles), { enumName: 'StaffRole' })
  role: StaffRole;

  @Field(oneOf(languages), { enumName: 'Language', description: 'What the mail is written in' })
  language: Language;
}

export class InvitationDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty()
  email: string;

  @ApiProperty({ enum: staffRoles, enumName: 'StaffRole' })
  role: StaffRole;

  @ApiProperty({ type: String, format: 'date-time' })
  expiresAt: Date;

  @ApiProperty({ type: String, nullable: true, description: 'Name of the owner who sent it last' })
  invitedBy: string | null;

  @ApiProperty({ description: 'Whether the link still works; else it has to be sent again' })
  isOpen: boolean;
}

export class InvitationPreviewDto extends PickType(InvitationDto, ['email', 'role']) {}

export class AcceptInvitationDto extends LinkTokenDto {
  @Field(usernameRule, {
    convert: lowerCaseText,
    minLength: 2,
    maxLength: accountLimits.usernameLength,
    example: 'jana.k',
  })
  username: string;

  @OptionalField(singleLine(reservationLimits.nameLength), { convert: nullIfEmpty, nullable: true })
  firstName: string | null = null;

  @OptionalField(singleLine(reservationLimits.nameLength), { convert: nullIfEmpty, nullable: true })
  lastName: string | null = null;

  @Field(newPasswordRule)
  password: string;
}
