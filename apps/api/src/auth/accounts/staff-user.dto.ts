import { ApiProperty, OmitType } from '@nestjs/swagger';
import { type StaffRole, staffRoles } from '@strapec/domain';
import type { StaffUser } from './staff-user.js';
import { currentPasswordRule } from '../../platform/http/fields/person-rules.js';
import { Field, type FieldRule, oneOf, singleLine, booleanRule } from '../../platform/http/fields/field-rule.js';

export class StaffUserDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty()
  username: string;

  @ApiProperty()
  email: string;

  @ApiProperty({ type: String, nullable: true })
  firstName: string | null;

  @ApiProperty({ type: String, nullable: true })
  lastName: string | null;

  @ApiProperty({ type: String, nullable: true })
  profileImageUrl: string | null;

  @ApiProperty({ enum: staffRoles, enumName: 'StaffRole' })
  role: StaffRole;

  static from({ id, username, email, firstName, lastName, profileImageUrl, role }: StaffUser): StaffUserDto {
    return { id, username, email, firstName, lastName, profileImageUrl, role };
  }
}

const maxLoginNameLength = 254;

export class LoginDto {
  @Field(singleLine(maxLoginNameLength), {
    minLength: 1,
    description: 'User name or e-mail, in any case',
    example: 'admin',
  })
  username: string;

  @Field(currentPasswordRule, { minLength: 1 })
  password: string;
}

export class AuthStatusDto {
  @ApiProperty()
  authenticated: boolean;

  @ApiProperty({ type: StaffUserDto, nullable: true })
  user: StaffUserDto | null;

  static from(user: StaffUser | null): AuthStatusDto {
    return { authenticated: user !== null, user: user && StaffUserDto.from(user) };
  }
}

export class SignedOutDto {
  @ApiProperty({ enum: [true] })
  success: true;
}

export class SignedInDto {
  @ApiProperty({ type: StaffUserDto })
  user: StaffUserDto;
}

const maxTokenLength = 100;

export class LinkTokenDto {
  @Field(singleLine(maxTokenLength), { minLength: 1, description: 'What follows the # of the link' })
  token: string;
}

export class StaffMemberDto extends OmitType(StaffUserDto, ['profileImageUrl']) {
  @ApiProperty({ description: 'Whether signing in is refused' })
  isDisabled: boolean;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  lastSignInAt: Date | null;
}

const ifPresent =
  (rule: FieldRule): FieldRule =>
  (value, whole) =>
    value === undefined ? null : rule(value, whole);

/** Missing values stay unchanged. */
export class ChangeStaffMemberDto {
  @Field(ifPresent(oneOf(staffRoles)), { required: false, enum: staffRoles, enumName: 'StaffRole' })
  role?: StaffRole;

  @Field(ifPresent(booleanRule), { required: false, description: 'Whether signing in is refused' })
  isDisabled?: boolean;
}
