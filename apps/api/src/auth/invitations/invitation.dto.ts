import { ApiProperty, PickType } from '@nestjs/swagger';
import { type Language, type StaffRole, languages, staffRoles } from '@strapec/domain';
import { Field, oneOf } from '../../platform/http/fields/field-rule.js';
import { asKept, emailAddress, keptEmail } from '../../platform/http/fields/person-rules.js';

export class InviteDto {
  @Field(emailAddress('email_invalid'), { as: asKept(keptEmail), format: 'email', maxLength: 254 })
  email: string;

  @Field(oneOf(staffRoles), { enum: staffRoles, enumName: 'StaffRole' })
  role: StaffRole;

  @Field(oneOf(languages), { enum: languages, enumName: 'Language', description: 'What the mail is written in' })
  language: Language;
}

/** An invitation as the database has it. */
export interface OpenInvitation {
  id: string;
  email: string;
  role: StaffRole;
  expiresAt: Date;
  /** Name of the owner who sent it last. */
  invitedBy: string | null;
  /** Whether that one is still an owner who can sign in. */
  isVouchedFor: boolean;
}

/** Somebody who was invited and has not come yet. */
export class InvitationDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty()
  email: string;

  @ApiProperty({ enum: staffRoles, enumName: 'StaffRole' })
  role: StaffRole;

  @ApiProperty({ format: 'date-time' })
  expiresAt: string;

  @ApiProperty({ type: String, nullable: true, description: 'Name of the owner who sent it last' })
  invitedBy: string | null;

  @ApiProperty({ description: 'Whether the link still works; else it has to be sent again' })
  isOpen: boolean;

  static from({ expiresAt, isVouchedFor, ...invitation }: OpenInvitation, now: Date): InvitationDto {
    return { ...invitation, expiresAt: expiresAt.toISOString(), isOpen: isVouchedFor && expiresAt > now };
  }
}

/** What somebody was invited to. */
export class InvitedDto extends PickType(InvitationDto, ['email', 'role']) {}
